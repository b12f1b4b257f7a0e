import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Failed } from '#ask/failed.tsx';
import type { Answer } from '#ask/use-answer.ts';
import { drawingOf } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { Link } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import layout from './layout.module.css';
import type { LookedUp, Passage } from './look-up.ts';
import rungs from './rungs.module.css';

const c = classes({ ...layout, ...rungs });

const Heading = ({ children, lang }: { children: ReactNode; lang?: 'en' }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} lang={lang}>
      {children}
    </h2>
  );
};

/** First the lesson and its words: the learner thinks before reading. */
const Nudge = ({ passage }: { passage: Passage }) => {
  const say = useText(homeworkHelper);
  const words = passage.found.words.join(', ');
  return (
    <div className={c('task')}>
      <Heading>{say('aLessonKnows')}</Heading>
      <Ear text={passage.title} />
      <p lang="en">
        <b>{passage.title}</b> · {passage.place}
      </p>
      <p>{say('thinkOf', { words })}</p>
    </div>
  );
};

const OpenedPassage = ({ passage }: { passage: Passage }) => {
  const say = useText(homeworkHelper);
  const { lesson, title, found, figure } = passage;
  return (
    <>
      <div className={c('task')}>
        <Heading lang="en">{found.scene.name}</Heading>
        <Ear text={found.scene.narration} />
        <p className={c('passage')} lang="en">
          <Spoken text={found.scene.narration} />
        </p>
      </div>
      <Link className={c('lesson')} to={paths.lessonScene(lesson, found.n)}>
        {figure !== null && <img src={drawingOf(figure.svg)} alt="" width="640" height="360" />}
        <span>
          <small>{say('fromLesson')}</small>
          <b lang="en">{title}</b>
          <span className={c('go')}>
            <Play aria-hidden="true" />
            {say('seeScene', { n: found.n })}
          </span>
        </span>
      </Link>
    </>
  );
};

const Nothing = ({ near }: Pick<LookedUp, 'near'>) => {
  const say = useText(homeworkHelper);
  return (
    <div className={c('task')}>
      <Heading>{say('notInLessons')}</Heading>
      <p>{say(near.length > 0 ? 'perhapsThese' : 'askTeacher')}</p>
      {near.length > 0 && (
        <ul className={c('near')}>
          {near.map(({ id, name, place }) => (
            <li key={id} lang="en">
              <Link to={paths.lesson(id)}>{name}</Link>
              <small>{place}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type FromLessonsProps = {
  question: string;
  answer: Answer<LookedUp>;
  passage: Passage | null;
  /** The passage is shown after the nudge. */
  open: boolean;
};

/** A question in words: answered only from a lesson, with its scene. */
export const FromLessons = ({ question, answer, passage, open }: FromLessonsProps) => {
  const say = useText(homeworkHelper);
  const { data, state, failure, retry } = answer;
  const picture = open ? (passage?.figure ?? null) : null;
  return (
    <div className={c('duo')}>
      <div className={c('left')}>
        <div className={c('card')}>
          <p>
            <b data-long>{question}</b>
            <small lang="en">{passage?.place}</small>
          </p>
          <Ear text={question} />
        </div>
        {picture !== null && (
          <div className={c('figure')}>
            <img src={drawingOf(picture.svg)} alt={picture.title} width="640" height="360" />
          </div>
        )}
      </div>
      <div className={c('left')}>
        {data === null && state === 'loading' && <Bones lines={4} label={say('looking')} />}
        {data === null && state !== 'loading' && (
          <Failed retry={retry} kind="info">
            {say(failure?.status === 0 ? 'offline' : 'lookFailed')}
          </Failed>
        )}
        {data !== null && passage === null && <Nothing near={data.near} />}
        {passage !== null && (open ? <OpenedPassage passage={passage} /> : <Nudge passage={passage} />)}
      </div>
    </div>
  );
};
