import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import type { Call } from './define.ts';
import { demo } from './demo.ts';
import { server } from './server.ts';

/** Every call of the product, keyed by its own words. */
export const calls = { ...server, ...accounts, ...catalogue, ...demo };

export type Calls = typeof calls;
export type CallName = keyof Calls;

type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? Record<Part, z.input<S>> : unknown;

/** What a caller must send: only the parts that the call names. */
export type Ask<N extends CallName> = PartOf<Calls[N], 'params'> &
  PartOf<Calls[N], 'query'> &
  PartOf<Calls[N], 'body'>;

/** What the caller gets back. */
export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;
