import type { TimeQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Below, useParts } from '#lesson-kit/questions/parts/field-question.tsx';
import { TimeParts } from '#lesson-kit/questions/parts/typed-parts.tsx';
import type { QuestionProps } from '#lesson-kit/questions/question-props.ts';
import { useText } from '#lib/language.tsx';
import { questions } from '#messages/questions/en.ts';

export const Time = (props: QuestionProps<TimeQuestion>) => {
  const say = useText(questions);
  const { isRight, noteId, parts } = useParts(props);
  return (
    <div>
      <TimeParts field={props.item} {...parts} />
      <Below
        right={props.item.answer}
        id={noteId}
        how={say('asTime')}
        isShown={props.stage === 'closed' && !isRight}
      />
    </div>
  );
};
