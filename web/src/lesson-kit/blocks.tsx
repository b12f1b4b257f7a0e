import type { Block, Inline, Line } from '@afrolearn/learning/lessons/text.ts';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as paths from '#lib/paths.ts';
import type { Piece } from '#listen/sentences.ts';
import { Lit, useLit } from '#listen/spoken.tsx';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import css from './blocks.module.css';
import { Figure, type Figures } from './figure.tsx';

const c = classes(css);

const Words = ({ piece, lit }: { piece: Inline; lit: Piece | null }) => {
  let words: ReactNode = <Lit text={piece.text} lit={lit} />;
  if (piece.strong) words = <strong>{words}</strong>;
  if (piece.em) words = <em>{words}</em>;
  if (piece.href === undefined) return words;
  return <Link to={piece.href.startsWith('/') ? piece.href : paths.leavingFor(piece.href)}>{words}</Link>;
};

const joined = (line: Line) => line.map(({ text }) => text).join('');

/** A line is read aloud as a whole, whatever its formatting. */
const TextLine = ({ line }: { line: Line }) => {
  const lit = useLit(joined(line));
  let start = 0;
  return line.map((piece, at) => {
    const from = start;
    start += piece.text.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
      <Fragment key={at}>
        <Words piece={piece} lit={lit === null ? null : { from: lit.from - from, to: lit.to - from }} />
      </Fragment>
    );
  });
};

/** The text that is read aloud, without tables and pictures. */
export const passagesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if ('line' in block) return [joined(block.line)];
    return 'items' in block ? block.items.map(joined) : [];
  });

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

const wordsOf = (line: Line) => joined(line).trim();

/** Tables of numbers, such as a hundred square: the first row is no header. */
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

/** A table wider than its place scrolls by keyboard; one that fits is no tab stop. */
const WideTable = ({ head, rows }: { head: readonly Line[]; rows: readonly (readonly Line[])[] }) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const look = () => setScrolls(place.scrollWidth > place.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  const stop = scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {};
  return (
    <div className={c('scroll')} ref={box} {...stop}>
      <table className={c('table')}>
        <thead id={id}>
          <Row cells={head} head />
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
            <Row key={at} cells={cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

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
      return <WideTable head={block.head} rows={block.rows} />;
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
  /** The level of its headings. */
  level?: 2 | 3;
  /** Lessons are in English, whatever the page's language. Empty for teachers' own texts. */
  lang?: 'en' | '';
};

/** The packed text of a lesson, reading or sheet. */
export const Blocks = ({ blocks, figures = {}, level = 3, lang = 'en' }: BlocksProps) => (
  <div className={c('blocks')} lang={lang}>
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: written text does not move
      <OneBlock key={at} block={block} figures={figures} level={level} />
    ))}
  </div>
);
