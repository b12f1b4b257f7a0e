import { defineSlice } from '#http/serve.ts';

export const bonds = defineSlice({ name: 'bonds' });
