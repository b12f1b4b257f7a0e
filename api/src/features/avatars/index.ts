export { giveEarned, mayWear, newlyEarned } from './unlock.ts';
