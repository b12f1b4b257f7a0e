import type { PageBlock, PageQuestion } from '@afrolearn/learning/assistant/page.ts';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { classes } from '#ui/classes.ts';
import { type BlockProps, type Change, keyed, put, roomForNumbers } from './blocks.ts';
import { Cards, Table } from './grids.tsx';
import css from './page.module.css';
import { Pictures } from './pictures.tsx';
import { Words } from './words.tsx';

const c = classes(css);

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

const Lines = ({ block, label, onChange }: BlockProps<'list'> | BlockProps<'answers'>) => {
  const isNumbered = block.kind === 'list' && block.ordered;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List
      className={c(block.kind === 'answers' ? 'plain' : isNumbered ? 'steps' : 'points')}
      {...(isNumbered ? { style: roomForNumbers(block.lines.length) } : {})}
    >
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

type AnyBlockProps = {
  block: PageBlock;
  label: string;
  /** The number of the first question: numbering continues through the page. */
  first: number;
  onChange: Change<PageBlock>;
};

export const Block = ({ block, label, first, onChange }: AnyBlockProps) => {
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
        <ol
          className={c('questions')}
          start={first}
          style={roomForNumbers(first + block.questions.length - 1)}
        >
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
    case 'pictures':
      return <Pictures block={block} label={label} onChange={onChange} />;
    case 'writing':
      return <Writing count={block.count} />;
  }
};
