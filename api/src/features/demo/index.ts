export { prepareProfile } from './prepare.ts';
