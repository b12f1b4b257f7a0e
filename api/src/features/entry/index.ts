export { asProfileMakes } from './register.ts';
