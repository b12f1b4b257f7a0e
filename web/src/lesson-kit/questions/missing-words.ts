import type { TouchVisual } from '@afrolearn/learning/lessons/touch.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { missingIn } from './question-props.ts';

/** What an answer still lacks before it can be checked, in the words of the main button. */
export const useMissingWords = () => {
  const say = useText(lesson);
  return (question: Question, answer: Answer): string => {
    const count = missingIn(question, answer);
    switch (question.kind) {
      case 'order':
        return say('moreToPlace', { count });
      case 'match':
        return say('pairsToGo', { count });
      case 'gap':
        return say('moreToFill', { count });
      case 'single':
      case 'several':
        return say('chooseAnswer');
      default:
        return say('giveAnswer');
    }
  };
};

/** What is read aloud of a scene to touch: the task, and what there is to be sorted. */
export const wordsOfTouch = ({ task, touch }: TouchVisual): readonly string[] =>
  touch.on === 'sort' ? [task, ...touch.things.map(({ name }) => name), ...touch.boxes] : [task];
