export { SettingsScreen as default } from '@/ui/screens/settings/settings-screen';
