export { NotFoundScreen as default } from '@/ui/screens/on-demand';
