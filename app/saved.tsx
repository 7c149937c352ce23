export { SavedScreen as default } from '@/ui/screens/saved/saved-screen';
