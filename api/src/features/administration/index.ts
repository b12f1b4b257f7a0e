export { asAdult, suspendAdult } from './adults.ts';
