export { SavedScreen as default } from '@/ui/screens/on-demand';
