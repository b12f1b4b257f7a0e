export { keepForgetting } from './forget.ts';
