export { importPack } from './import-pack.ts';
export { PackError } from './pack-files.ts';
