export { forgetAll } from './forget.ts';
