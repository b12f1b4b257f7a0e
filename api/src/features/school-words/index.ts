export { checkWords, textsWithWords } from './check-words.ts';
