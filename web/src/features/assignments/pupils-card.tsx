import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from './assignments.api.ts';
import css from './assignments.module.css';

const c = classes(css);

type Pupil = Results['pupils'][number];

const statusKeys = {
  Completed: 'completed',
  'In progress': 'inProgress',
  'Not started': 'notStarted',
} as const;

/* Of a practice set, how many of those that are wanted, and how many were right; of a checkpoint its first score. */
const useScore = ({ right, asked }: Pupil, wanted: number | null): readonly string[] => {
  const say = useText(texts);
  if (right === null || asked === null) return [];
  if (wanted === null) return [say('ofAll', { right, all: asked })];
  const score = say('rightOf', { right, all: asked });
  return asked < wanted ? [say('doneOf', { done: asked, all: wanted }), score] : [score];
};

const Wrong = ({ wrong }: Pick<Pupil, 'wrong'>) => {
  const say = useText(texts);
  if (wrong.length === 0) return null;
  return (
    <details>
      <summary>{say('wentWrong', { count: wrong.length })}</summary>
      <ul className={c('wrong')}>
        {wrong.map(({ prompt, answer, right }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stands as it came
          <li key={place}>
            {prompt}
            <br />
            {say('answeredSo', { answer: answer === '' ? say('leftEmpty') : answer, right })}
          </li>
        ))}
      </ul>
    </details>
  );
};

const Row = ({ pupil, wanted }: { pupil: Pupil; wanted: number | null }) => {
  const say = useText(texts);
  const score = useScore(pupil, wanted);
  const { name, consentMissing, status, handIn } = pupil;
  const told =
    status === null ? say(consentMissing ? 'consentMissing' : 'notShown') : say(statusKeys[status]);
  const back = handIn?.outcome === 'returned' ? [say('givenBack')] : [];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {[told, ...back, ...score].join(' · ')}
        <Wrong wrong={pupil.wrong} />
      </td>
    </tr>
  );
};

/** Who is how far. */
export const PupilsCard = ({ pupils, wanted }: Pick<Results, 'pupils' | 'wanted'>) => {
  const say = useText(texts);
  return (
    <Card as="section">
      <h2>{say('byPupil')}</h2>
      <table className={c('table')}>
        <tbody>
          {pupils.map((pupil) => (
            <Row key={pupil.id} pupil={pupil} wanted={wanted} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
