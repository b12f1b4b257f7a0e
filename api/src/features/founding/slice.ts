import { defineSlice } from '#http/serve.ts';

export const founding = defineSlice({ name: 'founding' });
