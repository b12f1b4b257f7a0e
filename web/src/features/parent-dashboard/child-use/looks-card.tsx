import type { LookDay } from '@afrolearn/contract/looks.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { childUse } from '#messages/child-use/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { looksAt } from '../parent-dashboard.api.ts';
import css from '../parent-dashboard.module.css';

const c = classes(css);

const Day = ({ day, people }: LookDay) => {
  const say = useText(childUse);
  const { language } = useLanguage();
  return (
    <section aria-label={dayText(language, day)}>
      <h3>{`${weekdayText(language, day, 'long')}, ${dayText(language, day)}`}</h3>
      <ul className={c('rows')}>
        {people.map(({ who, name, what }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a day is never reordered, and some have no name
          <li key={place}>
            <span className={c('who')}>
              <b>{say(`who.${who}`, { person: name ?? '' })}</b>
              <small>{what.map((one) => say(`what.${one}`)).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Page = { childId: number; before: string | null };

/** One page of the log, followed by older ones on request. */
const Days = ({ childId, before }: Page) => {
  const say = useText(childUse);
  const [further, setFurther] = useState(false);
  const { state, data, retry } = useAnswer(`looks ${childId} ${before ?? ''}`, () =>
    looksAt(childId, before),
  );
  if (data === null) {
    if (state === 'loading') return <Bones lines={4} label={say('loading')} />;
    return <Failed retry={retry}>{say('loadFailed')}</Failed>;
  }
  const { days, older } = data;
  return (
    <>
      {days.length === 0 && before === null && <p className={c('quiet')}>{say('noLooks')}</p>}
      {days.map((day) => (
        <Day key={day.day} {...day} />
      ))}
      {older !== null && !further && (
        <Button size="sm" kind="quiet" onClick={() => setFurther(true)}>
          {say('older')}
        </Button>
      )}
      {older !== null && further && <Days childId={childId} before={older} />}
    </>
  );
};

/** 'Who looked' (permissions N15): every adult who viewed the child's data, by day and person. */
export const LooksCard = ({ childId, name }: { childId: number; name: string }) => {
  const say = useText(childUse);
  return (
    <Card as="section" aria-labelledby="looks" className={c('whole')}>
      <h2 id="looks">{say('looks')}</h2>
      <p className={c('quiet')}>{say('looksLead', { name })}</p>
      <Days childId={childId} before={null} />
    </Card>
  );
};
