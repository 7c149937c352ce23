export { redirectSystemPath } from '@/ui/screens/shell/native-intent';
