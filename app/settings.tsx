export { SettingsScreen as default } from '@/ui/screens/on-demand';
