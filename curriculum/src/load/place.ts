import type { Figure, KeyTerm } from '@afrolearn/learning/lessons/lesson.ts';
import type { Finding, Tell } from '#findings.ts';
import type { ResolveLink } from '#markdown/inline.ts';

/** The context for reading one file: its path, reporting, and what it may refer to. */
export type Place = {
  readonly file: string;
  readonly findings: Finding[];
  readonly tell: Tell;
  readonly resolve: ResolveLink;
  readonly figure: (name: string) => Figure | undefined;
  /** A word of the unit's glossary. */
  readonly term: (word: string) => KeyTerm | undefined;
};
