import type { Ask, Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type GoodThing = Reply<'GET /cheers/good-things'>[number];
export type Cheer = Reply<'GET /cheers'>[number];

export const goodThings = () => call('GET /cheers/good-things');
export const receivedCheers = () => call('GET /cheers');
export const givePicture = (picture: Ask<'POST /cheers/pictures'>['body']) =>
  call('POST /cheers/pictures', { body: picture });
export const giveCheer = (cheer: Ask<'POST /cheers'>['body']) => call('POST /cheers', { body: cheer });
