export { makePhoto } from './make-photo.ts';
export { mayUsePhoto, takePhotosAway, takeSchoolPhotosAway, uploadOf } from './photos.db.ts';
export { addUploads, dropUpload, keepUpload, removeUploads, uploadAddress } from './uploads.ts';
