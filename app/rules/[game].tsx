export { RulesScreen as default } from '@/ui/screens/on-demand';
