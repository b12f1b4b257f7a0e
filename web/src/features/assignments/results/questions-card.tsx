import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import type { Results } from '../assignments.api.ts';
import css from '../assignments.module.css';

const c = classes(css);

type Result = Results['questions'][number];

/* On a phone the whole list takes three screens. */
const mostShown = 5;

const Line = ({ n, prompt, answered: all, right, commonWrong, leftOpen }: Result) => {
  const say = useText(texts);
  return (
    <li>
      <p>
        {n}. {prompt}
      </p>
      <Weave
        thin
        className={c('bar')}
        value={all === 0 ? 0 : (100 * right) / all}
        label={prompt}
        valueText={all === 0 ? say('notAnswered') : say('ofAll', { right, all })}
      />
      <p className={c('muted')}>
        {all === 0 ? say('notAnswered') : say('ofAll', { right, all })}
        {leftOpen > (commonWrong?.times ?? 0) && ` · ${say('mostLeftOpen', { count: leftOpen })}`}
        {commonWrong !== null && ` · ${say('mostSaid', { answer: commonWrong.answer })}`}
      </p>
    </li>
  );
};

const shareOf = ({ answered, right }: Result): number => (answered === 0 ? 2 : right / answered);

/** The results by question, worst first; the rest is collapsed. */
export const QuestionsCard = ({ questions }: Pick<Results, 'questions'>) => {
  const say = useText(texts);
  const answered = questions.some((one) => one.answered > 0);
  const ordered = [...questions].sort((one, other) => shareOf(one) - shareOf(other) || one.n - other.n);
  const rest = ordered.slice(mostShown);
  return (
    <Card as="section">
      <h2>{say('byQuestion')}</h2>
      <p className={c('muted')}>{answered ? say('firstTry') : say('noAnswers')}</p>
      {answered && (
        <ol className={c('list')}>
          {ordered.slice(0, mostShown).map((one) => (
            <Line key={one.id} {...one} />
          ))}
        </ol>
      )}
      {answered && rest.length > 0 && (
        <details className={c('mistake')}>
          <summary>{say('moreQuestions', { count: rest.length })}</summary>
          <ol className={c('list')}>
            {rest.map((one) => (
              <Line key={one.id} {...one} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
};
