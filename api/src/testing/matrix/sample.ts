import type { Ask, CallName, Calls } from '@afrolearn/contract';
import type { Actor } from '#http/policy.ts';
import type { Canary } from './canaries.ts';
import type { Scene } from './people.ts';

/** The four states of an object whose id is in the path, as promise S1 requires. */
export const objectStates = ['real', 'absent', 'malformed', 'deleted'] as const;
export type ObjectState = (typeof objectStates)[number];

/** The path parameters. Null where an object cannot be in that state; such a cell is not counted. */
export type ObjectWords = Record<string, string | number>;
export type Objects = Record<ObjectState, ObjectWords | null>;

/** Fields that no client may set through a body, each with a value that can be found wherever it was stored. */
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

/** The parts of a request besides its path parameters. */
export type Sent = { body?: unknown; query?: unknown; file?: Record<string, unknown> };

export type SampleOf<Sending> = {
  /** A valid request. Created for each cell, so that it may use something up. */
  ask: (scene: Scene, actor: Actor, object: ObjectWords) => Sending | Promise<Sending>;
  /**
   * Which canaries an answer may contain, besides those of the actor and the actor's own school, which are always
   * allowed.
   */
  mayShow?: (canary: Canary, actor: Actor) => boolean;
  /** Fields of the forbidden list that this call really has, with the status for the forbidden value. */
  owns?: Partial<Record<ForbiddenName, number>>;
  /** Objects created for each cell; required for a call with an id in its path. */
  objects?: (scene: Scene) => Objects | Promise<Objects>;
  /** Reverts what the call did to the fixture people, after each cell. */
  after?: (scene: Scene) => Promise<void>;
  /** The status for an admitted actor if the object does not exist; the default is 404. */
  gone?: Partial<Record<Exclude<ObjectState, 'real'>, number>>;
};

/** The row of one call. A missing or wrong row does not compile. */
export type Sample<N extends CallName> = SampleOf<Omit<Ask<N>, 'params'>> &
  (Calls[N] extends { params: unknown } ? { objects: NonNullable<SampleOf<Sent>['objects']> } : unknown);

export type Samples = { [N in CallName]: Sample<N> };

/** The rows of one slice: `satisfies SamplesOf<typeof plan>`. */
export type SamplesOf<SliceCalls> = Pick<Samples, keyof SliceCalls & CallName>;

/** The valid request of a call that has only path parameters. */
export const nothing = () => ({});

/** A table with erased types, for the matrix. */
export type AnySamples = Record<string, SampleOf<Sent>>;
