export { FACTS } from '@/ui/games/nieuw-amsterdam/rule-facts';
