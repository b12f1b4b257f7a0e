import { type ReactNode, useMemo } from 'react';
import type { Piece } from '#listen/sentences.ts';
import { useLit } from '#listen/spoken.tsx';
import { looks } from './looks/player-classes.ts';

/** The lesson's key terms in a caption, each once. */
const termsIn = (text: string, terms: readonly string[]): readonly Piece[] => {
  const words = terms
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  // Without look-behind, which older phones lack.
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

/** A word joiner keeps an ending such as -ed with its hyphen. */
const joined = (text: string) => text.replace(/(^|\s)-(?=\p{L})/gu, '$1-\u2060');

/** The caption with highlighted key terms and the word being read. */
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

/** The letters that fit a phone below the stage in large print. */
const shortWords = 160;

type CaptionProps = { text: string; longest: string; terms: readonly string[]; spoken: boolean };

/** The narration as text. The longest one reserves the height, so that nothing jumps. */
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
