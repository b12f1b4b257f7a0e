/** How a table says what it keeps of people, and how that leaves. */
import type { copyParts } from '@afrolearn/contract/care.ts';

/**
 * What a deletion does with the rows to which a column leads: they go, they stay without the person, or somebody else
 * has them from then on.
 */
type Fate = 'goes' | 'freed' | 'handed on';

export type Copied = {
  part: (typeof copyParts)[number];
  /** The rows in which one of these columns is the person. */
  by: readonly string[];
  /** The columns that a reader is shown first. */
  when?: string;
  what?: readonly string[];
  /** Columns that no copy may hold: secrets, and what would tell of others what they may keep to themselves. */
  hides?: readonly string[];
};

export type Kept = {
  /** Each column that leads to a person, as its foreign key says it. */
  leads?: Readonly<Record<string, Fate>>;
  /** The table with whose rows these go. */
  with?: string;
} & ({ copy: Copied } | { why: string });
