import type { Ask, CallName, Calls } from '@afrolearn/contract';
import type { Actor } from '#http/policy.ts';
import type { Canary } from './canaries.ts';
import type { Scene } from './people.ts';

/** The object of a call with an id in its path, in the four states that promise S1 asks for. */
export const objectStates = ['real', 'absent', 'malformed', 'deleted'] as const;
export type ObjectState = (typeof objectStates)[number];

/** The words of the path. Null where a thing cannot be in that state: such a cell is not counted. */
export type ObjectWords = Record<string, string | number>;
export type Objects = Record<ObjectState, ObjectWords | null>;

/** What nobody may set by writing it into a body, with a value that is found again wherever it was stored. */
export const forbiddenFields = {
  role: 'administrator',
  id: 1_913_577_001,
  userId: 1_913_577_002,
  ownerId: 1_913_577_003,
  schoolId: 1_913_577_004,
  xp: 1_913_577_005,
  verified: true,
  consent: 'guardian',
  createdAt: '1913-05-07T00:00:00Z',
} as const;
export type ForbiddenName = keyof typeof forbiddenFields;
export const forbiddenTraces = /19135770|1913-05-07/;

/** What a request sends beside the words of its path. */
export type Sent = { body?: unknown; query?: unknown; file?: Record<string, unknown> };

export type SampleOf<Sending> = {
  /** A good request. Made anew for each cell, so that it may use something up. */
  ask: (scene: Scene, actor: Actor, object: ObjectWords) => Sending | Promise<Sending>;
  /** Whom an answer may name beside the actor and the actor's own school, which is always allowed. */
  mayShow?: (canary: Canary, actor: Actor) => boolean;
  /** Fields of the forbidden list that this call has itself, and what the forbidden value is answered. */
  owns?: Partial<Record<ForbiddenName, number>>;
  /** Objects made anew for each cell; needed by a call with an id in its path. */
  objects?: (scene: Scene) => Objects | Promise<Objects>;
  /** Undoes what the call did to the fixture people, after each cell. */
  after?: (scene: Scene) => Promise<void>;
  /** What someone who is let in gets for an object that is not there; 404 unless said. */
  gone?: Partial<Record<Exclude<ObjectState, 'real'>, number>>;
};

/** The row of one call: without it, or with the wrong request in it, the table does not compile. */
export type Sample<N extends CallName> = SampleOf<Omit<Ask<N>, 'params'>> &
  (Calls[N] extends { params: unknown } ? { objects: NonNullable<SampleOf<Sent>['objects']> } : unknown);

export type Samples = { [N in CallName]: Sample<N> };

/** The rows of one slice: `satisfies SamplesOf<typeof plan>`. */
export type SamplesOf<SliceCalls> = Pick<Samples, keyof SliceCalls & CallName>;

/** The good request of a call that takes none but the words of its path. */
export const nothing = () => ({});

/** A table whose types are forgotten: what the matrix reads. */
export type AnySamples = Record<string, SampleOf<Sent>>;
