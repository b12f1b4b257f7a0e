export { clockIsTrusted } from './clock.ts';
export { addSecurityText } from './security-text.ts';
