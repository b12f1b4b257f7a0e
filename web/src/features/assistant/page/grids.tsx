import type { PageCard } from '@afrolearn/learning/assistant/page.ts';
import { classes } from '#ui/classes.ts';
import { type BlockProps, type Change, isWide, keyed, put } from './blocks.ts';
import css from './grids.module.css';
import { Words } from './words.tsx';

const c = classes(css);

/* '5 min', '16 to 20 of 20'. */
const isBrief = (cell: string): boolean => /^\d+ (?:min|(?:to \d+ )?of \d+)$/.test(cell);

export const Table = ({ block, label, onChange }: BlockProps<'table'>) => {
  const change = (row: number, column: number) =>
    onChange &&
    ((text: string) => {
      const cells = block.rows[row] ?? [];
      onChange({ ...block, rows: put(block.rows, row, put(cells, column, text)) });
    });
  const named = block.head.length === 0;
  return (
    <div className={c('scroll', isWide(block) && 'wide')}>
      <table className={c('table', named && 'named')}>
        {!named && (
          <thead>
            <tr>
              {keyed(block.head).map(({ one, key }) => (
                <th key={key} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(block.rows).map(({ one: row, at, key }) => (
            <tr key={key}>
              {keyed(row).map(({ one: cell, at: column, key: place }) => {
                const Cell = named && column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={place}
                    className={c(cell === '' && 'empty', isBrief(cell) && 'brief')}
                    data-head={block.head[column]}
                  >
                    <Words label={label} text={cell} onChange={change(at, column)} as="div" />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type CardsProps = {
  cards: readonly PageCard[];
  look: 'cards' | 'board';
  label: string;
  onChange: Change<readonly PageCard[]>;
};

export const Cards = ({ cards, look, label, onChange }: CardsProps) => (
  <div className={c(look)}>
    {keyed(cards).map(({ one: card, at, key }) => (
      <section key={key} className={c('card')}>
        <Words
          as="h4"
          label={label}
          text={card.title}
          onChange={onChange && ((title) => onChange(put(cards, at, { ...card, title })))}
        />
        {keyed(card.lines).map(({ one, at: line, key: place }) => (
          <Words
            key={place}
            as="p"
            label={label}
            text={one}
            onChange={
              onChange &&
              ((text) => onChange(put(cards, at, { ...card, lines: put(card.lines, line, text) })))
            }
          />
        ))}
      </section>
    ))}
  </div>
);
