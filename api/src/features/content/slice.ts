import { defineSlice } from '#http/serve.ts';

export const content = defineSlice({ name: 'content' });
