export { toCheer } from './cheers.db.ts';
export { give } from './give.ts';
