import { drawExercise, type Maker } from '@afrolearn/learning/practice/exercise.ts';
import { type Generator, generatorById } from '@afrolearn/learning/practice/generators.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { loadFamily, newDraw, ownPlace, plainAnswer } from '#lesson-kit/exercises/index.ts';
import { TryQuestion } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useRecord } from '#offline/use-record.ts';
import { Bones } from '#ui/bones.tsx';

type Like = NonNullable<Question['like']>;

const noFigures = {};

/** A draw may repeat the question just asked; small generators have few others. */
const mostTries = 20;

type DrawnProps = {
  generator: Generator;
  maker: Maker;
  level: Like['level'];
  known: readonly string[];
  onTried: () => void;
};

const Drawn = ({ generator, maker, level, known, onTried }: DrawnProps) => {
  const record = useRecord();
  const [place] = useState(ownPlace);
  const isKept = useRef(false);
  const [{ item, misconceptions, draw }] = useState(() => {
    const another = () => drawExercise(generator, maker, level, newDraw(), place);
    let drawn = another();
    for (let tries = 0; tries < mostTries && known.includes(drawn.item.prompt); tries++) drawn = another();
    return drawn;
  });
  return (
    <TryQuestion
      item={item}
      figures={noFigures}
      misconceptions={misconceptions}
      level={2}
      isYoung={generator.gradeId <= 3}
      onTried={(_, answer) => {
        onTried();
        // An exercise is recorded once; later tries are only for learning.
        if (isKept.current) return;
        isKept.current = true;
        record('practice.answered', {
          generator: generator.id,
          level,
          seed: draw,
          answer: plainAnswer(answer, place),
        }).catch(() => undefined);
      }}
    />
  );
};

type SiblingProps = Pick<DrawnProps, 'known' | 'onTried'> & { like: Like; otherwise: ReactNode };

/** The same question with other numbers. If its generator cannot be loaded, a written question is shown. */
export const Sibling = ({ like, known, otherwise, onTried }: SiblingProps) => {
  const say = useText(texts);
  const generator = generatorById(like.generator);
  const makers = useAnswer(
    `exercises ${generator?.family}`,
    async () => (generator === null ? {} : await loadFamily(generator.family)),
    { endsOn: [] },
  );
  const maker = makers.data?.[like.generator];
  if (makers.state === 'loading') return <Bones lines={4} label={say('loading')} />;
  if (generator === null || maker === undefined) return otherwise;
  return <Drawn {...{ generator, maker, known, onTried }} level={like.level} />;
};
