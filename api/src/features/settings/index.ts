export { addUploads } from './uploads.ts';
