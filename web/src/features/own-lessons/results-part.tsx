import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { resultsOf } from './own-lessons.api.ts';
import css from './own-lessons.module.css';

const c = classes(css);

type Props = { lessonId: string; rooms: readonly { id: number; name: string }[]; classId: number | null };

/** How a class did in the quiz: each pupil, and each question at the first try. */
export const ResultsPart = ({ lessonId, rooms, classId }: Props) => {
  const say = useText(ownLessons);
  const [chosen, setChosen] = useState<number | null>(null);
  const room = chosen ?? classId ?? rooms[0]?.id ?? null;
  const results = useAnswer(room === null ? null : `own results ${lessonId} ${room}`, () =>
    resultsOf(lessonId, room ?? 0),
  );
  if (room === null) return null;
  const score = (one: { correct: number; total: number } | null) =>
    one === null ? '–' : `${one.correct} / ${one.total}`;
  return (
    <section className={c('stack')} aria-label={say('results')}>
      <h2>{say('results')}</h2>
      {rooms.length > 1 && (
        <SelectField
          label={say('ownClass')}
          value={room}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {results.state === 'failed' && <Failed retry={results.retry}>{say('resultsFailed')}</Failed>}
      {results.data !== null && (
        <>
          <div className={c('table')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('pupil')}</th>
                  <th scope="col">{say('tries')}</th>
                  <th scope="col">{say('firstTry')}</th>
                  <th scope="col">{say('bestTry')}</th>
                </tr>
              </thead>
              <tbody>
                {results.data.pupils.map(({ id, name, consent, attempts, first, best }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    {consent ? (
                      <>
                        <td>{attempts}</td>
                        <td>{score(first)}</td>
                        <td>{score(best)}</td>
                      </>
                    ) : (
                      <td colSpan={3}>{say('noConsent')}</td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ol className={c('asked')}>
            {results.data.questions.map(({ id, prompt, answered, right }) => (
              <li key={id}>
                {prompt} <b>{answered === 0 ? say('noneYet') : say('rightOf', { right, answered })}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
