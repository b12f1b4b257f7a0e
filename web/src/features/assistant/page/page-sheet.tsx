import { longDay } from '@afrolearn/learning/assistant/days.ts';
import type { PageBlock, ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { endForPupils, teachersParts } from '@afrolearn/learning/assistant/pupils-copy.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Block } from './block.tsx';
import { isWide } from './blocks.ts';
import css from './page.module.css';
import { Words } from './words.tsx';

const c = classes(css);

/** The number of the first question of each block. */
const firstNumbers = (blocks: readonly PageBlock[]): readonly number[] => {
  let next = 1;
  return blocks.map((block) => {
    const first = next;
    if (block.kind === 'questions') next += block.questions.length;
    return first;
  });
};

type ToolsProps = { number: number; last: boolean; onMove: (by: -1 | 1) => void; onDrop: () => void };

const BlockTools = ({ number, last, onMove, onDrop }: ToolsProps) => {
  const say = useText(assistant);
  return (
    <span className={join(c('tools'), 'noprint')}>
      {number > 1 && (
        <Button kind="ghost" size="sm" round icon={<ArrowUp />} onClick={() => onMove(-1)}>
          {say('up', { number })}
        </Button>
      )}
      {!last && (
        <Button kind="ghost" size="sm" round icon={<ArrowDown />} onClick={() => onMove(1)}>
          {say('down', { number })}
        </Button>
      )}
      <Button kind="ghost" size="sm" round icon={<X />} onClick={onDrop}>
        {say('drop', { number })}
      </Button>
    </span>
  );
};

type Props = {
  page: ToolPage;
  /** Null where the page is only printed. */
  onChange: ((page: ToolPage) => void) | null;
  /** The teacher's part is printed on a separate sheet, so that the rest can be handed out. */
  apart: boolean;
  /** Null where pupils write the date themselves. */
  day: string | null;
  /** When copies are printed beside it, only the teacher's part remains, or nothing. */
  printed?: 'all' | 'teachers' | 'nothing';
  /** Another sheet of this print names the sources. */
  fromElsewhere?: boolean;
  /** The zoom that avoids nearly empty sheets. */
  zoom?: number;
};

/** The page: editable block by block on the screen, clean on paper. */
export const PageSheet = ({
  page,
  onChange,
  apart,
  day,
  printed = 'all',
  fromElsewhere = false,
  zoom = 1,
}: Props) => {
  const say = useText(assistant);
  const { user } = useSession();
  const { title, about, blocks, madeFrom, modelWords } = page;
  const numbers = firstNumbers(blocks);
  const isTeachers = teachersParts(blocks);
  const turns = (at: number) => apart && at > 0 && isTeachers[at] !== isTeachers[at - 1];
  const end = apart ? endForPupils(blocks) : blocks.length;
  const hasRest = printed === 'all' || (printed === 'teachers' && isTeachers.some(Boolean));
  const change = (next: readonly PageBlock[]) => onChange?.({ ...page, blocks: next });
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [blocks[at], blocks[at + by]];
    if (one !== undefined && other !== undefined)
      change(blocks.map((block) => (block === one ? other : block === other ? one : block)));
  };
  return (
    <article
      className={join(
        c('sheet', day !== null && 'small', (printed === 'teachers' || blocks.some(isWide)) && 'across'),
        hasRest ? '' : 'noprint',
      )}
      lang="en"
      style={{ ['--fit' as string]: zoom }}
    >
      <header className={join(c('phead'), 'onlyprint', printed === 'all' ? '' : 'noprint')}>
        <b>{user?.school?.name}</b>
        <span>{[user?.name, ...(day === null ? [] : [longDay(day)])].join(' · ')}</span>
      </header>
      <Words
        as="h2"
        className={printed === 'all' ? undefined : 'noprint'}
        label={say('pageTitle')}
        text={title}
        onChange={onChange && ((words) => onChange({ ...page, title: words.trim() === '' ? title : words }))}
      />
      {about.length > 0 && (
        <p className={join(c('about'), printed === 'all' ? '' : 'noprint')}>{about.join(' · ')}</p>
      )}
      {blocks.map((block, at) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name; its place and kind are what it is
          key={`${at} ${block.kind}`}
          className={join(
            c(
              'block',
              block.kind === 'heading' && 'head',
              ((turns(at) && printed === 'all') || (block.kind === 'heading' && block.sheet === true)) &&
                'apart',
            ),
            printed !== 'all' && isTeachers[at] === false ? 'noprint' : '',
          )}
          aria-label={say('part', { number: at + 1 })}
        >
          {turns(at) && isTeachers[at] === true && (
            <p className={join(c('whose'), 'onlyprint')}>
              {title} · {say('forTeacher')}
            </p>
          )}
          <Block
            block={block}
            label={say('words', { number: at + 1 })}
            first={numbers[at] ?? 1}
            onChange={onChange && ((next) => change(blocks.map((old) => (old === block ? next : old))))}
          />
          {onChange !== null && (
            <BlockTools
              number={at + 1}
              last={at === blocks.length - 1}
              onMove={(by) => move(at, by)}
              onDrop={() => change(blocks.filter((old) => old !== block))}
            />
          )}
        </section>
      ))}
      {onChange !== null && (
        <Button
          kind="ghost"
          size="sm"
          className="noprint"
          onClick={() =>
            change([...blocks.slice(0, end), { kind: 'text', text: say('newText') }, ...blocks.slice(end)])
          }
        >
          {say('addText')}
        </Button>
      )}
      {madeFrom.length > 0 && !fromElsewhere && (
        <footer className={c('from')}>
          {say('madeFrom')}: AfroLearn, {madeFrom.map(({ title: name }) => name).join('; ')}
          {modelWords === true && ` · ${say('aiWords')}`}
        </footer>
      )}
      {madeFrom.length === 0 && modelWords === true && (
        <footer className={c('from')}>{say('aiWords')}</footer>
      )}
    </article>
  );
};
