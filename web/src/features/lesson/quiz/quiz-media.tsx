import { lessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { questionsForFaith } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import type { OneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { preloadInputs, TryDraw } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import type { Entry } from '../lesson.api.ts';
import type { UnitEnd } from '../up-next.tsx';
import { useWork } from '../work.tsx';
import type { Help } from './again.tsx';
import { asksFaith, keepFaith, keptFaith } from './faith.ts';
import css from './quiz.module.css';
import { FaithChoice, HelpWays, QuizCard } from './quiz-parts.tsx';
import { preloadFeast, QuizResults } from './quiz-results.tsx';
import { QuizStepper } from './quiz-stepper.tsx';
import { useQuizState } from './state/use-quiz-state.ts';

const c = classes(css);

/* Lazy, because it includes the player. */
const Again = lazyPart(async () => (await import('./again.tsx')).Again);

type QuizMediaProps = {
  quiz: Quiz;
  /** The entries of the unit, to name what a question is about. */
  entries?: readonly Entry[];
  next: Entry | null;
  goOn: (startsNow?: boolean) => void;
  unitEnd: UnitEnd | null;
  startsNow?: boolean;
  /** Full screen; otherwise a card on the lesson's page. */
  focused?: boolean;
  setFocused?: (focused: boolean) => void;
};

/** A checkpoint: one question at a time, then the results (spec 1 §2.7). */
export const QuizMedia = ({
  quiz,
  entries = [],
  next,
  goOn,
  unitEnd,
  startsNow,
  focused = true,
  setFocused,
}: QuizMediaProps) => {
  const say = useText(lesson);
  const choice = asksFaith(quiz.items);
  const [faith, setFaith] = useState<OneFaith | null>(keptFaith);
  const items = useMemo(
    () => (choice && faith !== null ? questionsForFaith(quiz.items, faith) : quiz.items),
    [quiz.items, choice, faith],
  );
  const { state, asks, ready, isDrawn, paper, failed, change, again } = useQuizState(quiz.id, items, {
    anew: startsNow,
    isSettled: !choice || faith !== null,
  });
  useEffect(() => preloadInputs(asks), [asks]);
  // Not with the first question: its files would hold up the page.
  const hasBegun = state.checked.length > 0;
  useEffect(() => {
    if (hasBegun) preloadFeast();
  }, [hasBegun]);
  const figures = useMemo(() => ({ ...state.paper?.figures, ...quiz.figures }), [state.paper, quiz.figures]);
  const misconceptions = useMemo(
    () => [...(quiz.misconceptions ?? []), ...(state.paper?.misconceptions ?? [])],
    [state.paper, quiz.misconceptions],
  );
  // The first render keeps the focus; content after a press takes it.
  const [pressed, setPressed] = useState(false);
  const [help, setHelp] = useState<Help | null>(null);
  const isYoung = quiz.level === 'P1-P3';
  const { setAsking } = useWork();
  useEffect(() => {
    setAsking(!state.finished);
    return () => setAsking(false);
  }, [setAsking, state.finished]);
  if (!ready) return <Bones lines={4} label={say('loading')} />;
  const enter = () => {
    setPressed(true);
    setFocused?.(true);
  };
  const retry = () => {
    enter();
    again();
  };
  if (!focused)
    return <QuizCard state={state} count={items.length} onEnter={enter} onRetry={failed ? retry : null} />;
  const out = { label: say('leaveQuiz'), onLeave: () => setFocused?.(false) };
  if (choice && faith === null) {
    const choose = (chosen: OneFaith) => {
      setPressed(true);
      keepFaith(chosen);
      setFaith(chosen);
    };
    return (
      <FocusFrame close={out} head={quiz.title}>
        <FaithChoice announced={pressed} onChoose={choose} />
      </FocusFrame>
    );
  }
  // A retry is drawn first.
  if (!isDrawn)
    return (
      <FocusFrame close={out} head={quiz.title}>
        {paper.isLost ? (
          <Failed retry={paper.reload}>{say('retryLost')}</Failed>
        ) : (
          <Bones lines={4} label={say('loading')} />
        )}
      </FocusFrame>
    );
  if (help !== null)
    return (
      <Suspense fallback={<Bones lines={4} label={say('loading')} />}>
        <Again
          {...help}
          unitId={quiz.unitId}
          asked={[...quiz.items, ...asks]}
          back={say(state.finished ? 'seeResults' : 'backToQuestion')}
          onBack={() => {
            setPressed(true);
            setHelp(null);
          }}
        />
      </Suspense>
    );
  return (
    <TryDraw value={state.attempt}>
      <div className={c('quiz')}>
        {state.finished ? (
          <QuizResults
            title={quiz.title}
            subjectId={quiz.subjectId}
            items={asks}
            answers={state.answers}
            misconceptions={misconceptions}
            isFirst={state.asked === null}
            announced={pressed}
            isYoung={isYoung}
            out={out}
            onSee={(question) => setHelp({ question, way: 'scene' })}
            entryOf={(n) => entries.find(({ id }) => id === lessonId(quiz.unitId, n))}
            onRetry={retry}
            next={next}
            // Wrapped, because the click event must not become an argument.
            onNext={next === null ? null : () => goOn()}
            unitEnd={unitEnd}
          />
        ) : (
          <QuizStepper
            items={asks}
            figures={figures}
            misconceptions={misconceptions}
            state={state}
            hintsOnly={state.asked === null}
            announced={pressed}
            isYoung={isYoung}
            out={out}
            onChange={(changed) => {
              setPressed(true);
              change(changed);
            }}
            help={(question) =>
              question.lesson !== null && <HelpWays question={question} onChoose={setHelp} />
            }
            other={
              choice && (
                <Button
                  kind="ghost"
                  size="sm"
                  onClick={() => {
                    retry();
                    setFaith(null);
                  }}
                >
                  {say('changeFaith')}
                </Button>
              )
            }
          />
        )}
      </div>
    </TryDraw>
  );
};
