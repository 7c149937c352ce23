export { NotFoundScreen as default } from '@/ui/screens/shell/not-found-screen';
