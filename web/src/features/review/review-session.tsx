import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { drawExercise } from '@afrolearn/learning/practice/exercise.ts';
import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { cardAfter } from '@afrolearn/learning/reviews/card.ts';
import { useMemo, useState } from 'react';
import { newDraw, ownPlace, plainAnswer } from '#lesson-kit/exercises/index.ts';
import { TryDraw } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { review } from '#messages/review/en.ts';
import { useRecord } from '#offline/use-record.ts';
import { lookOf } from '#ui/subject-looks.ts';
import { type Makers, type OwnCard, practisedBy } from './cards.ts';
import type { LeftReview } from './left-review.ts';
import { ProgressString } from './progress-string.tsx';
import { type AskedQuestion, ReviewQuestion } from './review-question.tsx';
import {
  answered,
  goOn,
  isSecondTry,
  newSession,
  placeNow,
  type SessionState,
  skipped,
  stepsOf,
} from './session-state.ts';

export type Reviewed = {
  cards: readonly OwnCard[];
  state: SessionState;
};

type ReviewSessionProps = {
  cards: readonly OwnCard[];
  /** The saved position, earlier today. */
  left: LeftReview | null;
  makers: Makers;
  close: string;
  onKeep: (left: LeftReview | null) => void;
  onEnd: (reviewed: Reviewed) => void;
};

const same = (answer: Answer): Answer => answer;

/** The questions in sequence. Answers are stored at once, so leaving loses nothing. */
export const ReviewSession = (props: ReviewSessionProps) => {
  const { cards, left, makers, close, onKeep, onEnd } = props;
  const say = useText(review);
  const sayLesson = useText(lesson);
  const record = useRecord();
  const grade = gradeByName(useSession().user?.grade ?? '')?.id ?? null;
  const [state, setState] = useState(() => left?.state ?? newSession(cards.length));
  const [after, setAfter] = useState<readonly OwnCard[]>(left?.after ?? cards);
  const [place] = useState(ownPlace);
  const now = placeNow(state);
  const own = now === null ? undefined : cards[now];
  // A new draw for each turn, so that the second try is another exercise.
  const turn = useMemo(() => ({ at: state.at, draw: newDraw() }), [state.at]);
  const asked = useMemo((): AskedQuestion | null => {
    if (own === undefined) return null;
    // A cached card may predate stories.
    const { asked: question, figures = {}, story = [], misconceptions } = own.told;
    if (question !== null)
      return { question, figures, story, misconceptions, isExercise: false, plain: same };
    const [practised, maker] = [practisedBy(own), makers[own.item]];
    if (practised === null || maker === undefined) return null;
    const exercise = drawExercise(practised.generator, maker, practised.level, turn.draw, place);
    const plain = (answer: Answer) => plainAnswer(answer, place);
    return {
      question: exercise.item,
      figures: {},
      story: [],
      misconceptions: exercise.misconceptions,
      isExercise: true,
      plain,
    };
  }, [own, makers, turn, place]);
  if (now === null || own === undefined || asked === null) return null;

  const keep = (answer: Answer) => {
    const practised = practisedBy(own);
    return practised === null
      ? record('answer.given', { item: own.item, question: own.question, answer })
      : record('practice.answered', { generator: own.item, level: practised.level, seed: turn.draw, answer });
  };
  const checked = ({ correct }: Result, answer: Answer) => {
    const reached = answered(state, correct);
    const changed = after.map((one, at) =>
      at === now ? { ...one, card: cardAfter(one.card, { at: Date.now(), correct }) } : one,
    );
    setState(reached);
    setAfter(changed);
    const further = goOn(reached);
    onKeep(placeNow(further) === null ? null : { state: further, after: changed });
    void keep(answer);
  };
  const next = () => {
    const gone = goOn(state);
    if (placeNow(gone) === null) onEnd({ cards: after, state });
    else setState(gone);
  };
  const skip = () => {
    const gone = skipped(state);
    const isOver = placeNow(gone) === null;
    onKeep(isOver ? null : { state: gone, after });
    if (isOver) onEnd({ cards: after, state });
    else setState(gone);
  };
  const steps = stepsOf(state, cards.length);
  const count = (step: string) => steps.filter((one) => one === step).length;
  const numbers = { n: now + 1, all: cards.length };
  return (
    <TryDraw value={`${own.card.reps} ${isSecondTry(state)}`}>
      <ReviewQuestion
        key={state.at}
        asked={asked}
        close={{ to: close, label: say('leave') }}
        cloth={lookOf(own.subjectId).cloth}
        head={
          <ProgressString
            label={say('placeOf', { ...numbers, won: count('won'), again: count('again') })}
            steps={steps}
          />
        }
        place={sayLesson('question', numbers)}
        secondTry={isSecondTry(state)}
        isYoung={grade !== null && grade <= 3}
        isLast={state.at === state.turns.length - 1}
        onChecked={checked}
        onNext={next}
        onSkip={skip}
        lesson={parseEntryId(own.topic)?.type === 'video' ? own.topic : null}
      />
    </TryDraw>
  );
};
