export { keepSending } from './sending.ts';
