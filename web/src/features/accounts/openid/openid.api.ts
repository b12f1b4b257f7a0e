import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const askProvider = () => call('GET /auth/provider');
export const enterWithToken = (body: Ask<'POST /auth/google'>['body']) => call('POST /auth/google', { body });
