import { type ReactNode, useMemo } from 'react';
import type { Piece } from '#listen/sentences.ts';
import { useLit } from '#listen/spoken.tsx';
import { looks } from './looks/player-classes.ts';

/** Where the lesson's key terms stand in a caption, each once. */
const termsIn = (text: string, terms: readonly string[]): readonly Piece[] => {
  const words = terms
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  // No look-behind: older phones do not know it.
  const found = new RegExp(`(^|[^\\p{L}\\p{N}])((?:${words.join('|')})s?)(?![\\p{L}\\p{N}])`, 'giu');
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  for (const { 1: before = '', 2: term = '', index } of text.matchAll(found)) {
    if (seen.has(term.toLowerCase())) continue;
    seen.add(term.toLowerCase());
    const from = index + before.length;
    pieces.push({ from, to: from + term.length });
  }
  return pieces;
};

/** An ending such as -ed stays on one line: a word joiner, which nobody sees, holds it to its hyphen. */
const joined = (text: string) => text.replace(/(^|\s)-(?=\p{L})/gu, '$1-\u2060');

/** The caption with its key terms lifted out, and what is being read lit. */
const lift = (text: string, terms: readonly Piece[], lit: Piece | null): ReactNode => {
  const edges = [...terms, ...(lit === null ? [] : [lit])].flatMap(({ from, to }) => [from, to]);
  const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b);
  const holds = (piece: Piece | null, from: number) =>
    piece !== null && piece.from <= from && from < piece.to;
  return cuts.slice(0, -1).map((from, at) => {
    const Words = terms.some((term) => holds(term, from)) ? 'b' : 'span';
    return (
      <Words key={from} className={holds(lit, from) ? looks.lit : undefined}>
        {joined(text.slice(from, cuts[at + 1]))}
      </Words>
    );
  });
};

/** As many letters as a phone has room for below the stage, written large. */
const shortWords = 160;

type CaptionProps = { text: string; longest: string; terms: readonly string[]; spoken: boolean };

/** What is told, always in words. The longest text keeps the place, so that nothing jumps from scene to scene. */
export const Caption = ({ text, longest, terms, spoken }: CaptionProps) => {
  const lifted = useMemo(() => termsIn(text, terms), [text, terms]);
  const lit = useLit(text);
  return (
    <div className={looks.caption} data-short={longest.length <= shortWords} lang="en">
      <p className={looks.room} aria-hidden="true">
        {joined(longest)}
      </p>
      <p aria-live={spoken ? 'off' : 'polite'}>{lift(text, lifted, lit)}</p>
    </div>
  );
};
