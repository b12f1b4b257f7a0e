import { paperOf } from '@afrolearn/learning/assignments/page-as-paper.ts';
import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { Suspense, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { assistant } from '#messages/assistant/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './assistant.module.css';
import { gradeIn } from './page/grade-in.ts';

const c = classes(css);

const AssignDialog = lazyPart(async () => (await import('#lesson-kit/assign/index.ts')).AssignDialog);

const giver = 'teacher' as const;

/**
 * Turns a stored page into a class task: its current words without the answers. Later changes to the page do
 * not change the task.
 */
export const GivePage = ({ page }: { page: ToolPage }) => {
  const say = useText(assistant);
  const [choosing, setChoosing] = useState(false);
  const [given, setGiven] = useState<number | null>(null);
  const paper = paperOf(page);
  if (paper === null) return <p className={join(c('hint'), 'noprint')}>{say('tooLongToAssign')}</p>;
  return (
    <div className="noprint">
      {given === null ? (
        <Button kind="quiet" size="sm" onClick={() => setChoosing(true)}>
          {say('assign')}
        </Button>
      ) : (
        <Notice
          kind="ok"
          action={
            <ButtonLink kind="ghost" size="sm" to={paths.assignments}>
              {say('seeAssigned')}
            </ButtonLink>
          }
        >
          {say('assigned', { count: given })}
        </Notice>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <AssignDialog
            role={giver}
            open
            target="paper"
            title={paper.title}
            gradeId={gradeIn(page)}
            paper={paper}
            onClose={() => setChoosing(false)}
            onDone={(learners) => {
              setChoosing(false);
              setGiven(learners);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
