import type { PageBlock, PageCard, PageQuestion } from '@afrolearn/learning/assistant/page.ts';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { classes } from '#ui/classes.ts';
import css from './page.module.css';
import { Words } from './words.tsx';

const c = classes(css);

const put = <T,>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((other, place) => (place === at ? one : other));

type Change<B> = ((block: B) => void) | null;
type Kind<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;
type Props<K extends PageBlock['kind']> = {
  block: Kind<K>;
  label: string;
  onChange: Change<PageBlock>;
};

/* Lines have no name of their own; their place in the block is what they are. */
const keyed = <T,>(list: readonly T[]) => list.map((one, at) => ({ one, at, key: `${at}` }));

const Table = ({ block, label, onChange }: Props<'table'>) => {
  const change = (row: number, column: number) =>
    onChange &&
    ((text: string) => {
      const cells = block.rows[row] ?? [];
      onChange({ ...block, rows: put(block.rows, row, put(cells, column, text)) });
    });
  const named = block.head.length === 0;
  return (
    <div className={c('scroll', block.head.length > 7 && 'wide')}>
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
                  <Cell key={place} className={c(cell === '' && 'empty')}>
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

const Question = ({
  question,
  label,
  onChange,
}: {
  question: PageQuestion;
  label: string;
  onChange: Change<PageQuestion>;
}) => {
  const say = useText(assistant);
  const { text, options, marks, lines } = question;
  return (
    <>
      <Words
        label={label}
        text={text}
        onChange={onChange && ((words) => onChange({ ...question, text: words }))}
      />
      {marks !== undefined && (
        <small className={c('marks')}>{marks === 1 ? say('mark') : say('marks', { count: marks })}</small>
      )}
      {options !== undefined && (
        <ol className={c('options')} type="a">
          {keyed(options).map(({ one, at, key }) => (
            <li key={key}>
              <Words
                label={label}
                text={one}
                onChange={
                  onChange && ((words) => onChange({ ...question, options: put(options, at, words) }))
                }
              />
            </li>
          ))}
        </ol>
      )}
      <Writing count={lines ?? 0} />
    </>
  );
};

const Writing = ({ count }: { count: number }) => (
  <>
    {keyed(Array.from({ length: count })).map(({ key }) => (
      <div key={key} className={c('line')} />
    ))}
  </>
);

type CardsProps = {
  cards: readonly PageCard[];
  look: 'cards' | 'board';
  label: string;
  onChange: Change<readonly PageCard[]>;
};

const Cards = ({ cards, look, label, onChange }: CardsProps) => (
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

const Lines = ({ block, label, onChange }: Props<'list'> | Props<'answers'>) => {
  const List = block.kind === 'list' && block.ordered ? 'ol' : 'ul';
  return (
    <List className={c(block.kind === 'answers' ? 'plain' : block.ordered ? 'steps' : 'points')}>
      {keyed(block.lines).map(({ one, at, key }) => (
        <li key={key}>
          <Words
            label={label}
            text={one}
            onChange={onChange && ((text) => onChange({ ...block, lines: put(block.lines, at, text) }))}
          />
        </li>
      ))}
    </List>
  );
};

type BlockProps = {
  block: PageBlock;
  label: string;
  /** The number of the first question: they are counted through the whole page. */
  first: number;
  onChange: Change<PageBlock>;
};

export const Block = ({ block, label, first, onChange }: BlockProps) => {
  const say = useText(assistant);
  switch (block.kind) {
    case 'heading':
    case 'text':
      return (
        <Words
          as={block.kind === 'heading' ? 'h3' : 'p'}
          label={label}
          text={block.text}
          onChange={onChange && ((text) => onChange({ ...block, text }))}
        />
      );
    case 'list':
      return <Lines block={block} label={label} onChange={onChange} />;
    case 'answers':
      return (
        <div className={c('answers')}>
          <h3>{say('answers')}</h3>
          <Lines block={block} label={label} onChange={onChange} />
        </div>
      );
    case 'table':
      return <Table block={block} label={label} onChange={onChange} />;
    case 'questions':
      return (
        <ol className={c('questions')} start={first}>
          {keyed(block.questions).map(({ one, at, key }) => (
            <li key={key}>
              <Question
                question={one}
                label={label}
                onChange={
                  onChange &&
                  ((question) => onChange({ ...block, questions: put(block.questions, at, question) }))
                }
              />
            </li>
          ))}
        </ol>
      );
    case 'cards':
      return (
        <Cards
          cards={block.cards}
          look="cards"
          label={label}
          onChange={onChange && ((cards) => onChange({ ...block, cards }))}
        />
      );
    case 'board':
      return (
        <Cards
          cards={block.parts}
          look="board"
          label={label}
          onChange={onChange && ((parts) => onChange({ ...block, parts }))}
        />
      );
    case 'writing':
      return <Writing count={block.count} />;
  }
};
