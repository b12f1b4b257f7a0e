export { addUploads, dropUpload } from './uploads.ts';
