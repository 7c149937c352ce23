export { MatchScreen as default } from '@/ui/screens/on-demand';
