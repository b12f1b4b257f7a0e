import { written } from '@afrolearn/learning/practice/write.ts';
import type { Answer, NumberQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { readSaid } from '@afrolearn/learning/quizzes/words/said-number.ts';
import { withUnit } from '#lesson-kit/questions/kinds/in-words.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { Typed } from '#lesson-kit/questions/typed.tsx';

/* Typed text is shown unchanged. Our own numbers are formatted as in lessons. */
const inWords = ({ unit }: NumberQuestion, answer: Answer): string =>
  withUnit(typeof answer === 'number' ? written(answer) : String(answer), unit);

const read = ({ prompt, unit }: NumberQuestion, typed: string) => readSaid(typed, prompt, unit);

export const number: AskedKind<NumberQuestion> = {
  Input: (props) => (
    <Typed
      {...props}
      right={inWords(props.item, props.item.answer)}
      read={(typed) => read(props.item, typed)}
    />
  ),
  words: (question, answer) => [inWords(question, answer)],
  keyWords: ({ answer }) => [written(answer)],
  read,
  missing: (say) => say('giveAnswer'),
};
