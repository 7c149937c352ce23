export { MatchScreen as default } from '@/ui/screens/match/match-screen';
