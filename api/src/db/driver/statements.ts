/**
 * Names for prepared statements, so that Postgres parses and plans each text once per connection and not once per
 * call (decision 0025). The number of texts and the number of plans per connection are both bounded, because lists of
 * varying length make new texts without end.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';

const mostTexts = 2000;
const longestText = 20_000;
/* A plan takes some 10 kB in the process of its connection. */
const mostOnAConnection = 400;

/** A text is prepared when it is seen the second time: a plan for a single use costs more than it saves. */
export const statementNames = (most = mostTexts) => {
  const seen = new LRUCache<string, string>({ max: most });
  return (text: string): string | undefined => {
    if (text.length > longestText) return undefined;
    const known = seen.get(text);
    if (known === undefined) {
      seen.set(text, '');
      return undefined;
    }
    if (known !== '') return known;
    const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    seen.set(text, name);
    return name;
  };
};

/**
 * The prepared statements of each connection. A connection with too many is closed when it is released, which frees
 * all its plans.
 */
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
