import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { usePictures } from '#lesson-kit/index.ts';
import { classes, join } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import css from './quiz.module.css';
import own from './topic-list.module.css';
import { TopicRow } from './topic-row.tsx';
import type { Topic } from './topics.ts';

const [c, o] = [classes(css), classes(own)];

type TopicListProps = {
  topics: readonly Topic[];
  /** The checkpoint is passed, so the remaining seeds are optional. */
  isWon: boolean;
  entryOf: (lesson: number) => Entry | undefined;
  isYoung: boolean;
  onSee: (question: Question) => void;
};

/** The lessons of the results, each with the seeds that can still be won in it. */
export const TopicList = ({ topics, isWon, entryOf, isYoung, onSee }: TopicListProps) => {
  const pictures = usePictures(topics.flatMap(({ lesson: n }) => (n === null ? [] : (entryOf(n)?.id ?? []))));
  return (
    <ul className={join(c('topics'), isWon ? o('won') : undefined)}>
      {topics.map((topic) => {
        const entry = topic.lesson === null ? undefined : entryOf(topic.lesson);
        return (
          <TopicRow
            key={topic.lesson}
            topic={topic}
            entry={entry}
            picture={pictures.get(entry?.id ?? '')}
            isYoung={isYoung}
            onSee={onSee}
          />
        );
      })}
    </ul>
  );
};
