import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { CircleCheck, Play } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Leaves } from '#progress-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import css from './quiz.module.css';
import type { Topic } from './topics.ts';

const c = classes(css);

type TopicRowProps = {
  topic: Topic;
  entry: Entry | undefined;
  /** The address of the lesson's drawing. */
  picture: string | undefined;
  isYoung: boolean;
  onSee: (question: Question) => void;
};

/** One lesson in the results: its share of right answers, and a link to what teaches the rest. */
export const TopicRow = ({
  topic: { right, all, missed },
  entry,
  picture,
  isYoung,
  onSee,
}: TopicRowProps) => {
  const say = useText(lesson);
  const isWon = right === all;
  const rightOf = say('rightOf', { correct: right, all });
  return (
    <li data-mark={isWon ? 'right' : 'notyet'} data-drawn={picture !== undefined}>
      {picture !== undefined && (
        <img className={c('drawing')} src={picture} alt="" width="480" height="400" />
      )}
      <span>
        <b lang={entry === undefined ? undefined : 'en'}>
          <Spoken text={entry?.title ?? say('otherTopics')} />
          {isYoung && <Ear text={entry?.title ?? say('otherTopics')} />}
        </b>
        {isYoung ? (
          <Leaves green={right} all={all} />
        ) : (
          <small>{isWon ? rightOf : say('toWinBack', { count: all - right })}</small>
        )}
      </span>
      {isWon && <CircleCheck aria-hidden="true" />}
      {missed !== null && entry !== undefined && (
        <Button kind="quiet" size="sm" icon={<Play />} onClick={() => onSee(missed)}>
          {say('seeIt')}
          <span className="vh" lang="en">
            {' '}
            {entry.title}
          </span>
        </Button>
      )}
    </li>
  );
};
