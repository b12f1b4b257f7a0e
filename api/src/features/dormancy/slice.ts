import { defineSlice } from '#http/serve.ts';

export const dormancy = defineSlice({ name: 'dormancy' });
