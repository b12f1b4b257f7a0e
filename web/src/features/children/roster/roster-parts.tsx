import type { Reply } from '@afrolearn/contract';
import { writeCsv } from '@afrolearn/learning/rosters/csv.ts';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { download } from '#lib/device/download.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { rosters as texts } from '#messages/rosters/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { leaversOf } from '../children.api.ts';
import css from '../children-page.module.css';

const c = classes(css);

/** The class list for the office: names, IDs, and missing papers. No figures and no secrets. */
export const RosterDownload = ({ roster }: { roster: Reply<'GET /classes/:id/students'> }) => {
  const say = useText(texts);
  const save = () =>
    download(
      `${roster.class.name}.csv`,
      writeCsv([
        [say('pupilName'), say('idColumn'), say('classColumn'), say('consentColumn')],
        ...roster.students.map(({ name, studentId, consentMissing }) => [
          name,
          studentId,
          roster.class.name,
          say(consentMissing ? 'paperMissing' : 'paperThere'),
        ]),
      ]),
    );
  return (
    <Button size="sm" kind="paper" onClick={save}>
      {say('downloadRoster')}
    </Button>
  );
};

type Props = { classId: number; onBack: (childId: number) => void; version: unknown };

/** Pupils who left in the last 30 days, to undo a mistake later. */
export const Leavers = ({ classId, onBack, version }: Props) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { state, data, retry } = useAnswer(`leavers ${classId} ${version}`, () => leaversOf(classId));
  if (state === 'failed') return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  if (data === null || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="leavers">
      <h2 id="leavers">{say('leavers')}</h2>
      <p>{say('leaversLead')}</p>
      <ul className={c('list')}>
        {data.map(({ id, name, leftAt, movedTo }) => (
          <li key={id} className={c('leaver')}>
            <span>
              <b>{name}</b>
              <br />
              {movedTo === null
                ? say('leftOn', { date: dayText(language, leftAt.slice(0, 10)) })
                : say('movedOn', { date: dayText(language, leftAt.slice(0, 10)), class: movedTo })}
            </span>
            <Button size="sm" kind="quiet" aria-label={say('putBackOf', { name })} onClick={() => onBack(id)}>
              {say('putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
