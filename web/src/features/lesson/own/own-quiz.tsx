import type { Reply } from '@afrolearn/contract';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { RotateCcw, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { isGiven, preloadInputs, QuestionInput } from '#lesson-kit/questions/index.ts';
import { call } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { schoolLessons } from '#messages/school-lessons/en.ts';
import { useHasUnsaved } from '#offline/unsaved/use-unsaved.ts';
import { useRecord } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './own-lesson.module.css';

const c = classes(css);

type Given = Readonly<Record<string, Answer>>;

/** Ordering and matching are answered by text, because positions here differ from the answer's. */
export const answerByTexts = (question: Question, answer: Answer): Answer => {
  if (!Array.isArray(answer)) return answer;
  const places = answer as readonly unknown[];
  if (question.kind === 'order') return places.map((place) => question.steps[Number(place)] ?? '');
  if (question.kind === 'match') return places.map((place) => question.pairs[Number(place)]?.right ?? '');
  return answer;
};

const idOf = (question: Question): string => `asked-${question.id}`;

type AskedProps = {
  question: Question;
  n: number;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
};

const Asked = ({ question, n, answer, onAnswer }: AskedProps) => {
  const id = idOf(question);
  return (
    <li>
      <h3 id={id} tabIndex={-1}>
        {n}. {question.prompt}
      </h3>
      <QuestionInput
        item={question}
        answer={answer}
        onAnswer={(given) => onAnswer(given)}
        stage="open"
        labelledBy={id}
      />
    </li>
  );
};

type Phase = 'open' | 'sending' | 'sent' | 'failed';

type Marked = NonNullable<Reply<'GET /lessons/:id/result'>['last']>;

/** The server's result: which were right, with explanations for those only. */
const Result = ({ asked, last }: { asked: readonly Question[]; last: Marked }) => {
  const say = useText(schoolLessons);
  const marks = new Map(last.questions.map((one) => [one.id, one]));
  return (
    <div className={c('result')} role="status">
      <h2>{say('result', { correct: last.correct, total: last.total })}</h2>
      <p>{say(last.correct === last.total ? 'well' : 'askTeacher')}</p>
      <ol>
        {asked.map(({ id, prompt }) => {
          const mark = marks.get(id);
          return (
            <li key={id} data-right={mark?.correct === true}>
              {prompt} <b>{say(mark?.correct === true ? 'right' : 'notYet')}</b>
              {mark?.explanation != null && <small>{mark.explanation}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** A teacher's quiz. Its answers are not on this device, so the server marks it. */
export const OwnQuiz = ({ lesson, asked }: { lesson: string; asked: readonly Question[] }) => {
  const say = useText(schoolLessons);
  const record = useRecord();
  const [given, setGiven] = useState<Given>({});
  const [step, setPhase] = useState<Phase>('open');
  const hasUnsaved = useHasUnsaved();
  // The answers were stored or sent since, from the memory of this page.
  const phase = step === 'failed' && !hasUnsaved ? 'sent' : step;
  const result = useOwnAnswer(`own quiz ${lesson}`, () =>
    call('GET /lessons/:id/result', { params: { id: lesson } }),
  );
  const attempts = result.data?.attempts ?? 0;
  const best = result.data?.best ?? null;
  const [before, setBefore] = useState(0);
  useEffect(() => preloadInputs(asked), [asked]);
  const [warned, setWarned] = useState(false);
  const open = asked.flatMap((question, place) =>
    isGiven(question, given[question.id] ?? null) ? [] : [{ question, n: place + 1 }],
  );
  const [first] = open;

  const handIn = async () => {
    if (first !== undefined && !warned) {
      setWarned(true);
      return;
    }
    setPhase('sending');
    setBefore(attempts);
    const answers = asked.flatMap((question) => {
      const answer = given[question.id] ?? null;
      return isGiven(question, answer)
        ? [{ question: question.id, answer: answerByTexts(question, answer) }]
        : [];
    });
    const safe = await record('quiz.finished', { item: lesson, attempt: uuid(), answers });
    setPhase(safe === false ? 'failed' : 'sent');
  };
  // Only the result of this try is shown, not that of an earlier one.
  const last = phase === 'sent' && attempts > before ? (result.data?.last ?? null) : null;
  if (phase === 'sent')
    return (
      <section className={c('quiz')} aria-label={say('quiz')}>
        {last === null ? (
          <Notice kind="info">{say(result.state === 'failed' ? 'kept' : 'marking')}</Notice>
        ) : (
          <Result asked={asked} last={last} />
        )}
        <Button
          kind="paper"
          icon={<RotateCcw />}
          onClick={() => {
            setGiven({});
            setWarned(false);
            setPhase('open');
          }}
        >
          {say('again')}
        </Button>
      </section>
    );
  return (
    <section className={c('quiz')} aria-label={say('quiz')}>
      <h2>{say('quiz')}</h2>
      <p>{say('quizLead', { count: asked.length })}</p>
      {best !== null && <p>{say('best', { correct: best.correct, total: best.total })}</p>}
      <ol>
        {asked.map((question, place) => (
          <Asked
            key={question.id}
            question={question}
            n={place + 1}
            answer={given[question.id] ?? null}
            onAnswer={(answer) => setGiven((now) => ({ ...now, [question.id]: answer }))}
          />
        ))}
      </ol>
      {phase === 'failed' && <Notice kind="bad">{say('notKept')}</Notice>}
      {warned && first !== undefined && (
        <Notice
          kind="notyet"
          action={
            <Button
              kind="ghost"
              size="sm"
              onClick={() => document.getElementById(idOf(first.question))?.focus()}
            >
              {say('goTo', { n: first.n })}
            </Button>
          }
        >
          {say('missing', { count: open.length, numbers: open.map(({ n }) => n).join(', ') })}
        </Notice>
      )}
      <Button
        icon={<Send />}
        busy={phase === 'sending'}
        // Answers that wait in memory must not be submitted twice.
        disabled={open.length === asked.length || phase === 'failed'}
        onClick={() => void handIn()}
      >
        {say(warned && first !== undefined ? 'handInAnyway' : 'handIn')}
      </Button>
    </section>
  );
};
