/**
 * Names for statements, so that Postgres reads and plans each text once a connection instead of once a call
 * (decision 0025). Both ends are bounded: lists of varying length make new texts without end.
 */
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

const mostTexts = 2000;
const longestText = 20_000;
/* A plan weighs some ten kilobytes in the process of its connection. */
const mostOnAConnection = 400;

/** A text gets its name when it is seen the second time: what is asked once is not worth a plan. */
export const statementNames = (most = mostTexts) => {
  const seen = new Map<string, string>();
  return (text: string): string | undefined => {
    if (text.length > longestText) return undefined;
    const known = seen.get(text);
    if (known === undefined) {
      seen.set(text, '');
      const oldest = seen.keys().next();
      if (seen.size > most && oldest.done !== true) seen.delete(oldest.value);
      return undefined;
    }
    const name = known === '' ? `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}` : known;
    // Last in line again, so that what is used stays.
    seen.delete(text);
    seen.set(text, name);
    return name;
  };
};

/** What each connection holds. One that holds too much is closed when it comes back, and all its plans with it. */
export const heldStatements = (most = mostOnAConnection) => {
  const held = new WeakMap<PoolClient, Set<string>>();
  return {
    remember: (client: PoolClient, name: string): void => {
      const names = held.get(client);
      if (names === undefined) held.set(client, new Set([name]));
      else names.add(name);
    },
    isFull: (client: PoolClient): boolean => (held.get(client)?.size ?? 0) > most,
  };
};
