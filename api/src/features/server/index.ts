export { addSecurityText } from './security-text.ts';
