import { daysToCheer, pictures, stickers } from '@afrolearn/learning/cheers/stickers.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Id } from './values.ts';

const Peer = z.object({ id: Id, name: z.string(), picture: z.string() });

const About = {
  /** The unit's number, the badge's name, the group's number with the week of its goal, or a day. */
  ref: z.string(),
  title: z.string(),
  /** A day, without a time. */
  on: z.string(),
};

export const GoodThing = z.object({ to: Peer, kind: z.enum(['unit', 'badge', 'goal']), ...About });
export type GoodThing = z.infer<typeof GoodThing>;

export const Cheer = z.object({
  id: Id,
  from: Peer,
  sticker: z.enum(stickers),
  /** `picture`: from a friend, without an occasion. */
  kind: z.enum(['unit', 'badge', 'goal', 'picture']),
  ...About,
});
export type Cheer = z.infer<typeof Cheer>;

export const cheersRefusals = {
  'cheers/already': { status: 409, text: 'You have cheered this already. Your sticker is there.' },
  'cheers/given-today': {
    status: 409,
    text: 'Your friend has your picture of today. Tomorrow you can give another one.',
  },
} as const satisfies Refusals;

export const cheers = defineCalls({
  'GET /cheers/good-things': {
    says: `What classmates, friends and those of the own groups finished or earned in the last ${daysToCheer} days and this learner has not cheered yet, the newest first, at most 30.`,
    access: 'learner',
    reply: z.array(GoodThing),
  },
  'POST /cheers': {
    says: 'Gives a sticker for a finished unit, a badge or the goal of a group: once for each, at most 20 a day. There are no words with it.',
    access: 'learner',
    body: z.object({
      to: Id,
      kind: z.enum(['unit', 'badge', 'goal'], fault('cheer/unknown')),
      ref: z.string(fault('cheer/unknown')).min(1, fault('cheer/unknown')).max(40, fault('cheer/unknown')),
      sticker: z.enum(stickers, fault('cheer/sticker')),
    }),
    reply: z.object({ id: Id }),
    status: 201,
    refusals: ['access/not-found', 'cheers/already'],
  },
  'POST /cheers/pictures': {
    says: 'Gives a friend one of four pictures, without a reason and without words: once a day to each friend, and with the stickers at most 20 a day.',
    access: 'learner',
    body: z.object({ to: Id, picture: z.enum(pictures, fault('cheer/sticker')) }),
    reply: z.object({ id: Id }),
    status: 201,
    refusals: ['access/not-found', 'cheers/given-today'],
  },
  'GET /cheers': {
    says: 'The newest 30 stickers that this learner was given: from whom and for what. Nobody else sees them.',
    access: 'learner',
    reply: z.array(Cheer),
  },
});
