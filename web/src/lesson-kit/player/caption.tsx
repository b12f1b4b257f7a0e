import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './player.module.css';

const c = classes(css);

/** The caption with the lesson's key terms lifted out, each once. */
const lift = (text: string, terms: readonly string[]) => {
  const words = terms
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return text;
  // No look-behind: older phones do not know it.
  const found = new RegExp(`(^|[^\\p{L}\\p{N}])((?:${words.join('|')})s?)(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: ReactNode[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const { 1: before = '', 2: term = '', index } of text.matchAll(found)) {
    if (seen.has(term.toLowerCase())) continue;
    seen.add(term.toLowerCase());
    const start = index + before.length;
    pieces.push(text.slice(from, start), <b key={start}>{term}</b>);
    from = start + term.length;
  }
  return [...pieces, text.slice(from)];
};

type CaptionProps = { text: string; longest: string; terms: readonly string[]; spoken: boolean };

/** What is told, always in words. The longest text keeps the place, so that nothing jumps from scene to scene. */
export const Caption = ({ text, longest, terms, spoken }: CaptionProps) => (
  <div className={c('caption')} lang="en">
    <p className={c('room')} aria-hidden="true">
      {longest}
    </p>
    <p aria-live={spoken ? 'off' : 'polite'}>{lift(text, terms)}</p>
  </div>
);
