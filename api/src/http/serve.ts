import type { CallName } from '@afrolearn/contract';
import type { Call, CallTable } from '@afrolearn/contract/define.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Mailer } from '#mail/mailer.ts';
import type { Speech } from '#words/words.ts';
import type { Afterwards } from './afterwards.ts';
import type { Client } from './client.ts';
import type { Person, World } from './context.ts';
import type { TakeStream } from './file-route.ts';
import type { PolicyRow } from './policy.ts';
import type { AskMore } from './transport/ask-more.ts';
import type { Kept } from './transport/kept.ts';

type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

type UserOf<C extends Call> = C['access'] extends 'anyone' ? Person | null : Person;

export type Asked<C extends Call> = World & {
  params: PartOf<C, 'params'>;
  query: PartOf<C, 'query'>;
  body: PartOf<C, 'body'>;
  user: UserOf<C>;
  /** The other end, hashed: for limits and the security log. */
  client: Client;
  /** What the browser says that it is; empty when it does not. */
  agent: string;
  /** Says things in the language that the caller asks for: `say.badges('baobab')`. */
  say: Speech;
  /** Sends letters; null where this server cannot. */
  mail: Mailer | null;
  /** Puts another question of the same person. */
  askMore: AskMore;
  /** Work that the answer does not wait for. */
  afterwards: Afterwards;
  /** For what the operator should read; never names a person. */
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Reads the file of a call that takes one. */
  file: C extends { file: string; streams: object }
    ? TakeStream
    : C extends { file: string }
      ? () => Promise<Buffer>
      : undefined;
};

/** What is kept ready needs no promise. */
export type Handler<C extends Call> = (
  asked: Asked<C>,
) => Kept<z.input<C['reply']>> | Promise<z.input<C['reply']> | Kept<z.input<C['reply']>>>;

/** A call with its handler, its types forgotten: only the router looks at it. */
export type Served = { key: string; call: Call; handle: (asked: never) => unknown };

/** Binds a slice of the contract to its handlers: a missing or superfluous one does not compile. */
export const serve = <T extends CallTable>(
  calls: T,
  handlers: { [K in keyof T]: Handler<T[K] & Call> },
): readonly Served[] =>
  Object.entries<Call>(calls).map(([key, call]) => ({
    key,
    call,
    handle: handlers[key as keyof T] as Served['handle'],
  }));

/** The reply of a call that only says that it was done. */
export const done = { done: true } as const;

/** Everything that the server knows of one slice. Its place in `api/src/slices.ts` says on which floor it is. */
export type Slice = {
  /** The name of its folder. */
  readonly name: string;
  /** The calls of the contract, bound to their handlers. */
  readonly routes?: readonly Served[];
  /** Who may make each of these calls, and how often. */
  readonly policy?: Readonly<Partial<Record<CallName, PolicyRow>>>;
};

export const defineSlice = <const S extends Slice>(slice: S): S => slice;
