import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const addToPlan = (ref: string) => call('POST /plan', { body: { ref } });
export const assignTo = (body: Ask<'POST /assignments'>['body']) => call('POST /assignments', { body });

export type Receiver = { id: number; name: string; grade: string | null };

/** Possible recipients: a teacher's classes, or a parent's children. */
export const receiversOf = (role: 'teacher' | 'parent'): Promise<readonly Receiver[]> =>
  role === 'teacher' ? call('GET /classes/mine') : call('GET /children');
