import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export const rosterClasses = () => call('GET /rosters/classes');
export const checkRoster = (body: Ask<'POST /rosters/check'>['body']) =>
  call('POST /rosters/check', { body });
export const bringRoster = (body: Ask<'POST /rosters/imports'>['body']) =>
  call('POST /rosters/imports', { body });
export const cardsAgain = (id: string) => call('POST /rosters/imports/:id/cards', { params: { id } });
