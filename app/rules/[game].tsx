export { RulesScreen as default } from '@/ui/screens/rules/rules-screen';
