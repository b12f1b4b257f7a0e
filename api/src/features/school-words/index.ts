export { checkWords } from './check-words.ts';
