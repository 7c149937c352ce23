export { NewMatchScreen as default } from '@/ui/screens/new-match/new-match-screen';
