import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { teachingScenes } from '@afrolearn/learning/lessons/teaching-scene.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useMemo } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { lessonWith } from '#lesson-kit/index.ts';
import { Player } from '#lesson-kit/player/index.ts';
import { TryQuestion } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useRecord } from '#offline/use-record.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import css from './again.module.css';
import { freshQuestion } from './fresh-question.ts';

const c = classes(css);

const Sibling = lazyPart(async () => (await import('./sibling.tsx')).Sibling);

export type Help = { question: Question; way: 'scene' | 'fresh' };

type AgainProps = Help & {
  unitId: number;
  asked: readonly Question[];
  /** Where the way back leads, in words. */
  back: string;
  onBack: () => void;
};

type SceneAgainProps = Pick<AgainProps, 'question' | 'back' | 'onBack'> & { content: Lesson };

/** The scene that teaches it on the whole screen, as in its lesson, with the way back under it. */
const SceneAgain = ({ content, question, back, onBack }: SceneAgainProps) => {
  const scenes = useMemo(() => teachingScenes(content, question), [content, question]);
  return (
    <div className={c('again')}>
      <Player
        scenes={scenes}
        audience={content.gradeId ?? content.level}
        figures={content.figures}
        keyTerms={content.keyTerms}
        misconceptions={content.misconceptions ?? []}
        startsNow
        focus={{ on: true, title: content.title, onEnter: () => undefined, onLeave: onBack }}
      />
      <Button onClick={onBack}>{back}</Button>
    </div>
  );
};

type FreshProps = { content: Lesson; question: Question; asked: AgainProps['asked'] };

const Fresh = ({ content, question, asked }: FreshProps) => {
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
        record('answer.given', { item: content.id, question: fresh.id, answer }).catch(() => undefined);
      }}
    />
  );
};

/** With other numbers where the question can be computed, else another that is written for its lesson. */
const Like = (props: FreshProps) => {
  const { like } = props.question;
  const written = <Fresh {...props} />;
  if (like === undefined) return written;
  return <Sibling like={like} known={props.asked.map(({ prompt }) => prompt)} otherwise={written} />;
};

/** After an answer that was not right: the scene that teaches it, or another question of its lesson. Then back. */
export const Again = ({ question, way, unitId, asked, back, onBack }: AgainProps) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const id = lessonId(unitId, question.lesson ?? 1);
  const lesson = useAnswer(`lesson ${id}`, () => lessonWith(id));
  const content = lesson.data?.content?.type === 'video' ? lesson.data.content : null;
  if (content !== null && way === 'scene')
    return <SceneAgain content={content} question={question} back={back} onBack={onBack} />;
  return (
    <FocusFrame
      close={{ label: back, onLeave: onBack }}
      head={<span lang="en">{lesson.data?.title}</span>}
      dock={
        <Button kind="action" onClick={onBack}>
          {back}
        </Button>
      }
    >
      {lesson.state === 'loading' && <Bones lines={4} label={say('loading')} />}
      {(lesson.state === 'failed' || lesson.state === 'missing') && (
        <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>
      )}
      {content !== null && <Like content={content} question={question} asked={asked} />}
    </FocusFrame>
  );
};
