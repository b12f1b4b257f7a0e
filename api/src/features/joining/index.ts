export { askFor, wishFor } from './ask.ts';
