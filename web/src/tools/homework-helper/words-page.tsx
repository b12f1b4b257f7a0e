import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { ToolFrame } from '#tool-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FromLessons } from './from-lessons.tsx';
import { Ladder } from './ladder.tsx';
import css from './layout.module.css';
import { lookUp } from './look-up.ts';

const c = classes(css);

type WordsPageProps = { question: string; onOther: () => void };

/** A question of another subject: a nudge, then the passage of a lesson. */
export const WordsPage = ({ question, onOther }: WordsPageProps) => {
  const say = useText(homeworkHelper);
  const answer = useAnswer(`homework ${question}`, () => lookUp(question), { afterProgress: false });
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const passages = answer.data?.passages ?? [];
  const passage = passages[at] ?? null;
  const dock = (
    <div className={c('pair')}>
      {passage !== null && open && (
        <Button
          kind="paper"
          onClick={() => {
            setAt(at + 1);
            setOpen(false);
          }}
        >
          {say('notMyQuestion')}
        </Button>
      )}
      {passage !== null && !open ? (
        <Button onClick={() => setOpen(true)}>{say('readPassage')}</Button>
      ) : (
        <Button onClick={onOther}>{say('other')}</Button>
      )}
    </div>
  );
  return (
    <ToolFrame tool="homework-helper" cloth="math" help={say('help')} dock={dock}>
      {passage !== null && <Ladder now={open ? 'answer' : 'hint'} rungs={['hint', 'answer']} />}
      <FromLessons key={`${at} ${open}`} question={question} answer={answer} passage={passage} open={open} />
    </ToolFrame>
  );
};
