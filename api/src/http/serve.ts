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
  /** The client, hashed, for limits and the security log. */
  client: Client;
  /** The user agent; empty when none was sent. */
  agent: string;
  /** Texts in the language of the caller: `say.badges('baobab')`. */
  say: Speech;
  /** Sends emails; null where none is configured. */
  mail: Mailer | null;
  /** Makes another GET call for the same person. */
  askMore: AskMore;
  /** Runs work after the answer was sent. */
  afterwards: Afterwards;
  /** For messages to the operator; never names a person. */
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Reads the file of an upload call. */
  file: C extends { file: string; streams: object }
    ? TakeStream
    : C extends { file: string }
      ? () => Promise<Buffer>
      : undefined;
};

/** A cached answer is returned without a promise. */
export type Handler<C extends Call> = (
  asked: Asked<C>,
) => Kept<z.input<C['reply']>> | Promise<z.input<C['reply']> | Kept<z.input<C['reply']>>>;

/** A call with its handler and erased types, for the router. */
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

/** The reply of a call without data. */
export const done = { done: true } as const;

/** A slice as the server sees it. Its place in `api/src/slices.ts` determines its floor. */
export type Slice = {
  /** The name of its folder. */
  readonly name: string;
  /** The calls of the contract, bound to their handlers. */
  readonly routes?: readonly Served[];
  /** Who may make each of these calls, and how often. */
  readonly policy?: Readonly<Partial<Record<CallName, PolicyRow>>>;
};

export const defineSlice = <const S extends Slice>(slice: S): S => slice;
