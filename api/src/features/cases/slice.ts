import { defineSlice } from '#http/serve.ts';

export const cases = defineSlice({ name: 'cases' });
