import type { TextQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import type { AskedKind } from '#lesson-kit/questions/kinds/kind.ts';
import { Typed } from '#lesson-kit/questions/typed.tsx';

export const text: AskedKind<TextQuestion> = {
  Input: (props) => <Typed {...props} right={props.item.accepted[0] ?? ''} />,
  words: (_, answer) => [String(answer)],
  keyWords: ({ accepted }) => accepted,
  missing: (say) => say('giveAnswer'),
};
