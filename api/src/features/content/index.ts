export { importPack } from './import-pack.ts';
export { plainWords } from './plain-words.ts';
