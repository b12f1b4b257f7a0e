import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const addToPlan = (ref: string) => call('POST /plan', { body: { ref } });
export const assignTo = (body: Ask<'POST /assignments'>['body']) => call('POST /assignments', { body });

export type Receiver = { id: number; name: string; grade: string | null };

/** To whom an adult may assign something: a teacher to their classes, a parent to their children. */
export const receiversOf = (role: 'teacher' | 'parent'): Promise<readonly Receiver[]> =>
  role === 'teacher' ? call('GET /classes/mine') : call('GET /children');
