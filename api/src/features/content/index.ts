export { importFailedAt } from './content.db.ts';
export { importPack } from './import-pack.ts';
export { plainWords } from './plain-words.ts';
