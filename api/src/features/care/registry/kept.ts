/** The format of the registry: what a table stores about people, and how it is deleted. */
import type { copyParts } from '@afrolearn/contract/care.ts';

/** The effect of a deletion on rows of a column: deleted, anonymised, or passed to somebody else. */
type Fate = 'goes' | 'freed' | 'handed on';

export type Copied = {
  part: (typeof copyParts)[number];
  /** The columns that may hold the person. */
  by: readonly string[];
  /** The columns that a reader is shown first. */
  when?: string;
  what?: readonly string[];
  /** Columns left out of copies: secrets, and others' private data. */
  hides?: readonly string[];
};

export type Kept = {
  /** Every foreign key to a person, with its effect. */
  leads?: Readonly<Record<string, Fate>>;
  /** The parent table with which these rows are deleted. */
  with?: string;
} & ({ copy: Copied } | { why: string });
