import type { Drawings } from '@afrolearn/learning/assignments/paper-parts.ts';
import type { ReactNode } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { classes } from '#ui/classes.ts';
import css from './drawing-row.module.css';

const c = classes(css);

/* The limit of one call. */
const mostLetters = 240;

/** Returns a drawing of the bank by name; undefined until loaded. */
export const useDrawings = (rows: readonly Drawings[]): ((name: string) => string | undefined) => {
  const all = [...new Set(rows.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing)))].sort();
  const names = all.reduce((list, name) => {
    const longer = list === '' ? name : `${list}+${name}`;
    return longer.length > mostLetters ? list : longer;
  }, '');
  const { data } = useOwnAnswer(
    `drawings in ${names}`,
    async () => (names === '' ? [] : (await call('GET /drawings', { query: { names } })).drawings),
    { afterProgress: false },
  );
  // As an image, never inlined in the page.
  return (name) => {
    const svg = data?.find((one) => one.name === name)?.svg;
    return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
};

/** Drawings to count, colour or match. */
export const DrawingRow = ({
  row: { pictures, pale, write },
  apart = false,
  sourceOf,
}: {
  row: Drawings;
  apart?: boolean;
  sourceOf: (name: string) => string | undefined;
}) => (
  <div className={c('row', apart && 'apart')}>
    {pictures.flatMap(({ drawing, times }) =>
      Array.from({ length: times }, (_, at) => `${drawing} ${at}`).map(
        (key): ReactNode => (
          <img
            key={key}
            className={c('picture', pale && 'pale')}
            src={sourceOf(drawing)}
            alt={drawing.replace(/-/g, ' ')}
          />
        ),
      ),
    )}
    {write && <span className={c('box')} />}
  </div>
);
