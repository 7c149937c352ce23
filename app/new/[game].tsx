export { NewMatchScreen as default } from '@/ui/screens/on-demand';
