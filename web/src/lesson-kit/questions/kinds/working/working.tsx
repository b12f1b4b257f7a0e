import { gradeLineGap, gradeLines, rightGaps } from '@afrolearn/learning/quizzes/kinds/working/marking.ts';
import type { WorkingQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Fragment } from 'react';
import { HeldGap, wordsBefore } from '#lesson-kit/questions/parts/held-gap.tsx';
import css from '#lesson-kit/questions/parts/in-parts.module.css';
import { putAt, Total, valuesOf } from '#lesson-kit/questions/parts/in-parts.tsx';
import { isFixed, type QuestionProps } from '#lesson-kit/questions/question-props.ts';
import shared from '#lesson-kit/questions/questions.module.css';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';

const c = classes(css);
const s = classes(shared);

/** Lines of working: some are given, in the others the learner fills the gaps. */
export const Working = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
}: QuestionProps<WorkingQuestion>) => {
  const say = useText(questions);
  const sayLesson = useText(lesson);
  const firsts = question.lines.map((_, at) =>
    question.lines.slice(0, at).reduce((sum, { gaps }) => sum + gaps.length, 0),
  );
  const values = valuesOf(answer, rightGaps(question).length);
  const closed = stage === 'closed';
  return (
    <fieldset aria-labelledby={labelledBy}>
      <ol className={c('lines')}>
        {question.lines.map((line, row) => (
          <li key={line.text.join('…')} className={c('line')}>
            {line.text.map((_, at) => {
              const gap = line.gaps[at];
              const place = (firsts[row] ?? 0) + at;
              const value = values[place] ?? '';
              const isRight = gap !== undefined && gradeLineGap(gap, value).correct;
              const mark = stage === 'open' ? 'plain' : isRight ? 'right' : 'notyet';
              const name = say('lineGap', { line: row + 1, n: at + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line do not move
                <Fragment key={at}>
                  <span lang="en">{wordsBefore(line.text, at)}</span>
                  {gap !== undefined && (
                    <HeldGap text={line.text} at={at}>
                      <input
                        aria-label={
                          mark === 'plain'
                            ? name
                            : `${name}. ${sayLesson(mark === 'right' ? 'yes' : 'notYet')}`
                        }
                        className={s('gap')}
                        data-mark={mark}
                        type="text"
                        inputMode={/^[\d\s.,]+$/u.test(gap.accepted[0] ?? '') ? 'decimal' : 'text'}
                        autoComplete="off"
                        autoCapitalize="none"
                        spellCheck={false}
                        maxLength={40}
                        size={5}
                        disabled={isFixed(stage)}
                        value={value}
                        onChange={({ target }) => onAnswer(putAt(values, place, target.value))}
                      />
                      {closed && mark === 'notyet' && (
                        <b>
                          {' '}
                          <span aria-hidden="true">→ </span>
                          <span className="vh">{sayLesson('rightAnswer')}: </span>
                          <span lang="en">{gap.accepted[0]}</span>
                        </b>
                      )}
                    </HeldGap>
                  )}
                </Fragment>
              );
            })}
            {line.marks > 0 && <span className={c('marks')}> ({say('marks', { count: line.marks })})</span>}
          </li>
        ))}
      </ol>
      {stage !== 'open' && <Total results={gradeLines(question, values)} />}
    </fieldset>
  );
};
