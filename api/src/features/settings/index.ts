export { forgetUploads } from './settings.db.ts';
export { addUploads, dropUpload, removeUploads } from './uploads.ts';
