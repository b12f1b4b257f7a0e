import type { Block, Inline, Line } from '@afrolearn/learning/lessons/text.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import css from './blocks.module.css';
import { Figure, type Figures } from './figure.tsx';

const c = classes(css);

/** Whatever leads out of the app passes the page that says so; only https leads out at all. */
export const wayOut = (url: string): string => `/leaving?to=${encodeURIComponent(url)}`;

const Words = ({ piece }: { piece: Inline }) => {
  let words: ReactNode = piece.text;
  if (piece.strong) words = <strong>{words}</strong>;
  if (piece.em) words = <em>{words}</em>;
  if (piece.href === undefined) return words;
  return <Link to={piece.href.startsWith('/') ? piece.href : wayOut(piece.href)}>{words}</Link>;
};

const TextLine = ({ line }: { line: Line }) =>
  line.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
    <Fragment key={at}>
      <Words piece={piece} />
    </Fragment>
  ));

const Row = ({ cells, head = false }: { cells: readonly Line[]; head?: boolean }) => {
  const Cell = head ? 'th' : 'td';
  return (
    <tr>
      {cells.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
        <Cell key={at} {...(head ? { scope: 'col' } : {})}>
          <TextLine line={line} />
        </Cell>
      ))}
    </tr>
  );
};

const wordsOf = (line: Line) =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();

/** Rows of bare numbers, as in a hundred square: the first row is counted like the others, it names no column. */
const isNumberSquare = (head: readonly Line[], rows: readonly (readonly Line[])[]) =>
  head.length >= 6 &&
  head.some((line) => wordsOf(line) !== '') &&
  [head, ...rows].every((cells) => cells.every((line) => /^\d{0,4}$/.test(wordsOf(line))));

const NumberSquare = ({ rows }: { rows: readonly (readonly Line[])[] }) => (
  <table className={c('square')}>
    <tbody>
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
        <Row key={at} cells={cells} />
      ))}
    </tbody>
  </table>
);

const Items = ({ items }: { items: readonly Line[] }) =>
  items.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
    <li key={at}>
      <TextLine line={line} />
    </li>
  ));

type BlockProps = { block: Block; figures: Figures; level: 2 | 3 };

const OneBlock = ({ block, figures, level }: BlockProps) => {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case 'heading':
      return (
        <Heading>
          <TextLine line={block.line} />
        </Heading>
      );
    case 'bullets':
      return (
        <ul className={c('list')}>
          <Items items={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol className={c('list')}>
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <blockquote className={c('quote')}>
          <TextLine line={block.line} />
        </blockquote>
      );
    case 'table':
      if (isNumberSquare(block.head, block.rows)) return <NumberSquare rows={[block.head, ...block.rows]} />;
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by the keyboard too
        <div className={c('scroll')} tabIndex={0}>
          <table className={c('table')}>
            <thead>
              <Row cells={block.head} head />
            </thead>
            <tbody>
              {block.rows.map((cells, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
                <Row key={at} cells={cells} />
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'figure':
      return (
        <figure className={c('figure')}>
          <Figure figures={figures} name={block.figure} alt={block.alt} />
        </figure>
      );
    default:
      return (
        <p>
          <TextLine line={block.line} />
        </p>
      );
  }
};

type BlocksProps = {
  blocks: readonly Block[];
  figures?: Figures;
  /** Of its headings, in the outline of the page around it. */
  level?: 2 | 3;
};

/** The text of a lesson, a reading or a sheet, as it was packed. */
export const Blocks = ({ blocks, figures = {}, level = 3 }: BlocksProps) => (
  <div className={c('blocks')}>
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
      <OneBlock key={at} block={block} figures={figures} level={level} />
    ))}
  </div>
);
