export { suspendAdult } from './adults.ts';
