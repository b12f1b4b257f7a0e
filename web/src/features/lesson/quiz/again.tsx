import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useMemo, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { lessonWith } from '#lesson-kit/index.ts';
import { SceneAgain } from '#lesson-kit/player/index.ts';
import { TryQuestion } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useRecord } from '#offline/use-record.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { freshQuestion } from './fresh-question.ts';

const Sibling = lazyPart(async () => (await import('./sibling.tsx')).Sibling);

export type Help = { question: Question; way: 'scene' | 'fresh' };

type AgainProps = Help & {
  unitId: number;
  asked: readonly Question[];
  /** The label of the back button. */
  back: string;
  onBack: () => void;
};

type FreshProps = {
  content: Lesson;
  question: Question;
  asked: AgainProps['asked'];
  onTried: () => void;
};

const Fresh = ({ content, question, asked, onTried }: FreshProps) => {
  const say = useText(texts);
  const record = useRecord();
  const fresh = useMemo(() => freshQuestion(content, question, asked), [content, question, asked]);
  if (fresh === null) return <p className="read">{say('noneLikeIt')}</p>;
  return (
    <TryQuestion
      item={fresh}
      figures={content.figures}
      misconceptions={content.misconceptions ?? []}
      level={2}
      isYoung={content.level === 'P1-P3'}
      onTried={(_, answer) => {
        onTried();
        record('answer.given', { item: content.id, question: fresh.id, answer }).catch(() => undefined);
      }}
    />
  );
};

/** With other numbers for a computed question, else another question of the lesson. */
const Like = (props: FreshProps) => {
  const { like } = props.question;
  const written = <Fresh {...props} />;
  if (like === undefined) return written;
  const known = props.asked.map(({ prompt }) => prompt);
  return <Sibling like={like} known={known} otherwise={written} onTried={props.onTried} />;
};

/** Another question of the lesson. */
const FreshOf = ({
  of,
  question,
  asked,
  back,
  onBack,
}: Omit<AgainProps, 'way' | 'unitId'> & { of: string }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const lesson = useAnswer(`lesson ${of}`, () => lessonWith(of));
  const content = lesson.data?.content?.type === 'video' ? lesson.data.content : null;
  // Before a try, the way back would be more prominent than Check.
  const [tried, setTried] = useState(false);
  return (
    <FocusFrame
      close={{ label: back, onLeave: onBack }}
      head={<span lang="en">{lesson.data?.title}</span>}
      dock={
        <Button kind={tried ? 'action' : 'paper'} onClick={onBack}>
          {back}
        </Button>
      }
    >
      {lesson.state === 'loading' && <Bones lines={4} label={say('loading')} />}
      {(lesson.state === 'failed' || lesson.state === 'missing') && (
        <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>
      )}
      {content !== null && <Like {...{ content, question, asked }} onTried={() => setTried(true)} />}
    </FocusFrame>
  );
};

/** After a wrong answer: the scene that teaches it, or another question of its lesson. Then back. */
export const Again = ({ way, unitId, ...rest }: AgainProps) => {
  const of = lessonId(unitId, rest.question.lesson ?? 1);
  return way === 'scene' ? <SceneAgain of={of} {...rest} /> : <FreshOf of={of} {...rest} />;
};
