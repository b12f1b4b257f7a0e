import { defineSlice } from '#http/serve.ts';

export const record = defineSlice({ name: 'record' });
