import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { teachingScenes } from '@afrolearn/learning/lessons/teaching-scene.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useMemo } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { lessonWith } from '#lesson-kit/courses.api.ts';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { Player } from './player.tsx';
import css from './scene-again.module.css';

const c = classes(css);

type Back = {
  /** The label of the back button. */
  back: string;
  onBack: () => void;
};

const Scenes = ({ content, question, back, onBack }: Back & { content: Lesson; question: Question }) => {
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

/** The scene that teaches a question, full screen, with a way back. */
export const SceneAgain = ({ of, question, back, onBack }: Back & { of: string; question: Question }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const lesson = useAnswer(`lesson ${of}`, () => lessonWith(of));
  const content = lesson.data?.content;
  if (content?.type === 'video')
    return <Scenes content={content} question={question} back={back} onBack={onBack} />;
  return (
    <FocusFrame
      close={{ label: back, onLeave: onBack }}
      head={<span lang="en">{lesson.data?.title}</span>}
      dock={<Button onClick={onBack}>{back}</Button>}
    >
      {lesson.state === 'loading' ? (
        <Bones lines={4} label={say('loading')} />
      ) : (
        <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>
      )}
    </FocusFrame>
  );
};
