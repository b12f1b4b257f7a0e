export { childFor, classFor } from './children.access.ts';
