import { gradeParts, rightParts } from '@afrolearn/learning/quizzes/kinds/structured/marking.ts';
import type { Part, StructuredQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { useId, useState } from 'react';
import { letterOf } from '#lesson-kit/questions/kinds/in-words.ts';
import css from '#lesson-kit/questions/parts/in-parts.module.css';
import { putAt, Total, valuesOf } from '#lesson-kit/questions/parts/in-parts.tsx';
import { FractionParts, TimeParts } from '#lesson-kit/questions/parts/typed-parts.tsx';
import { isFixed, type QuestionProps } from '#lesson-kit/questions/question-props.ts';
import shared from '#lesson-kit/questions/questions.module.css';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';

const c = classes(css);
const s = classes(shared);

type Mark = 'plain' | 'right' | 'notyet';

type AnswerProps = {
  part: Part;
  value: string;
  onValue: (value: string) => void;
  isClosed: boolean;
  mark: Mark;
  labelledBy: string;
};

const longest = 300;

/** The input for the field of one part. */
const PartAnswer = ({ part: { field }, value, onValue, isClosed, mark, labelledBy }: AnswerProps) => {
  const say = useText(questions);
  const boxes = { value, onValue, isClosed, mark, labelledBy };
  if (field.kind === 'fraction') return <FractionParts field={field} {...boxes} />;
  if (field.kind === 'time') return <TimeParts field={field} {...boxes} />;
  if (field.kind === 'free') {
    return (
      <textarea
        aria-labelledby={labelledBy}
        className={c('words')}
        placeholder={say('ownWords')}
        maxLength={longest}
        disabled={isClosed}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    );
  }
  const isNumber = field.kind === 'number';
  return (
    <span className={s('inputRow')} data-mark={mark}>
      <input
        aria-labelledby={labelledBy}
        type="text"
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        className={s('input', isNumber && 'number')}
        disabled={isClosed}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      {isNumber && field.unit !== undefined && (
        <span className={s('unit')} lang="en">
          {field.unit}
        </span>
      )}
    </span>
  );
};

/** Learners mark their own answer, to learn what an examiner looks for. The marks are not stored and do not count. */
const Guide = ({ points }: { points: readonly string[] }) => {
  const say = useText(questions);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number) => {
    const next = new Set(ticked);
    if (!next.delete(at)) next.add(at);
    setTicked(next);
  };
  return (
    <div className={c('guide')}>
      <p>{say('compare')}</p>
      {points.map((point, at) => (
        <label key={point}>
          <input type="checkbox" checked={ticked.has(at)} onChange={() => toggle(at)} />
          <span lang="en">{point}</span>
        </label>
      ))}
      <p role="status">{say('ownMarks', { count: ticked.size, all: points.length })}</p>
    </div>
  );
};

/** Parts (a), (b), (c) … with their marks, as in Section B of a paper. */
export const Structured = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
}: QuestionProps<StructuredQuestion>) => {
  const say = useText(questions);
  const sayLesson = useText(lesson);
  const id = useId();
  const values = valuesOf(answer, question.parts.length);
  const results = gradeParts(question, values);
  const solutions = rightParts(question);
  const closed = stage === 'closed';
  const markOf = (at: number): Mark => {
    const result = results[at] ?? null;
    if (stage === 'open' || result === null) return 'plain';
    return result.earned === result.marks ? 'right' : 'notyet';
  };
  return (
    <fieldset aria-labelledby={labelledBy}>
      <ol className={c('parts')}>
        {question.parts.map((part, at) => (
          <li key={part.prompt} className={c('part')}>
            <p id={`${id}-${at}`} className={c('ask')}>
              ({letterOf(at)}) <span lang="en">{part.prompt}</span>{' '}
              <span className={c('marks')}>({say('marks', { count: part.marks })})</span>
              {markOf(at) !== 'plain' && (
                <span className="vh"> {sayLesson(markOf(at) === 'right' ? 'yes' : 'notYet')}</span>
              )}
            </p>
            <PartAnswer
              part={part}
              value={values[at] ?? ''}
              onValue={(value) => onAnswer(putAt(values, at, value))}
              isClosed={isFixed(stage)}
              mark={markOf(at)}
              labelledBy={`${id}-${at}`}
            />
            {closed && part.field.kind === 'free' && <Guide points={part.field.guide} />}
            {closed && markOf(at) === 'notyet' && (
              <p className={s('solution')}>
                <span>{sayLesson('rightAnswer')}:</span> <b lang="en">{solutions[at]}</b>
              </p>
            )}
          </li>
        ))}
      </ol>
      {stage !== 'open' && <Total results={results} />}
    </fieldset>
  );
};
