export { giveEarned, mayWear } from './unlock.ts';
