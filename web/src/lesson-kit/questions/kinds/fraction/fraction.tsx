import type { FractionQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { withUnit } from '#lesson-kit/questions/kinds/in-words.ts';
import { Below, useParts } from '#lesson-kit/questions/parts/field-question.tsx';
import { FractionParts } from '#lesson-kit/questions/parts/typed-parts.tsx';
import type { QuestionProps } from '#lesson-kit/questions/question-props.ts';
import { useText } from '#lib/language.tsx';
import { questions } from '#messages/questions/en.ts';

export const Fraction = (props: QuestionProps<FractionQuestion>) => {
  const say = useText(questions);
  const { isRight, noteId, parts } = useParts(props);
  return (
    <div>
      <FractionParts field={props.item} {...parts} />
      <Below
        right={withUnit(props.item.answer, props.item.unit)}
        id={noteId}
        how={say('asFraction')}
        isShown={props.stage === 'closed' && !isRight}
      />
    </div>
  );
};
