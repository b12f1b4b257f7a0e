import { defineSlice } from '#http/serve.ts';

export const photos = defineSlice({ name: 'photos' });
