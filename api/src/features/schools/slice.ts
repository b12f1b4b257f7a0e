import { defineSlice } from '#http/serve.ts';

export const schools = defineSlice({ name: 'schools' });
