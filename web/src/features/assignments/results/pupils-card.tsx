import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from '../assignments.api.ts';
import css from '../assignments.module.css';

const c = classes(css);

type Pupil = Results['pupils'][number];

const statusKeys = {
  Completed: 'completed',
  'In progress': 'inProgress',
  Tried: 'tried',
  'Not started': 'notStarted',
} as const;

/* For a practice set the number answered and right; for a checkpoint its first score. */
const useScore = ({ status, right, asked }: Pupil, wanted: number | null): readonly string[] => {
  const say = useText(texts);
  // 'Tried' already includes the score.
  if (right === null || asked === null || status === 'Tried') return [];
  if (wanted === null) return [say('ofAll', { right, all: asked })];
  const score = say('rightOf', { right, all: asked });
  return asked < wanted ? [say('doneOf', { done: asked, all: wanted }), score] : [score];
};

const useStatus = ({ status, consentMissing, right, asked }: Pupil): string => {
  const say = useText(texts);
  if (status === null) return say(consentMissing ? 'consentMissing' : 'notShown');
  return status === 'Tried' && right !== null && asked !== null
    ? say('triedOf', { right, all: asked })
    : say(statusKeys[status]);
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
  const { language } = useLanguage();
  const score = useScore(pupil, wanted);
  const { name, handIn } = pupil;
  const said = useStatus(pupil);
  const before =
    pupil.doneBefore === null ? [] : [say('doneBefore', { date: dayText(language, pupil.doneBefore) })];
  const back = handIn?.outcome === 'returned' ? [say('givenBack')] : [];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {[said, ...before, ...back, ...score].join(' · ')}
        <Wrong wrong={pupil.wrong} />
      </td>
    </tr>
  );
};

/* Pupils who may need help come first; a list of ninety names is collapsed. */
const places = { Tried: 0, 'In progress': 0, 'Not started': 1, Completed: 3 } as const;
const placeOf = ({ status }: Pupil): number => (status === null ? 2 : places[status]);
const mostShown = 8;

const Table = ({ pupils, wanted }: Pick<Results, 'pupils' | 'wanted'>) => (
  <table className={c('table')}>
    <tbody>
      {pupils.map((pupil) => (
        <Row key={pupil.id} pupil={pupil} wanted={wanted} />
      ))}
    </tbody>
  </table>
);

/** Pupils by status: unfinished ones first. */
export const PupilsCard = ({ pupils, wanted }: Pick<Results, 'pupils' | 'wanted'>) => {
  const say = useText(texts);
  const ordered = [...pupils].sort((one, other) => placeOf(one) - placeOf(other));
  const rest = ordered.slice(mostShown);
  return (
    <Card as="section">
      <h2>{say('byPupil')}</h2>
      <Table pupils={ordered.slice(0, mostShown)} wanted={wanted} />
      {rest.length > 0 && (
        <details>
          <summary>{say('morePupils', { count: rest.length })}</summary>
          <Table pupils={rest} wanted={wanted} />
        </details>
      )}
    </Card>
  );
};
