import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { Printer, RotateCcw, X } from 'lucide-react';
import { dayText, hourText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './day-summary.module.css';
import { reasonPictures } from './reason-pictures.ts';

const c = classes(css);

type Correction = RegisterDay['corrections'][number];

const Corrections = ({ all, date, zone }: { all: readonly Correction[]; date: string; zone: string }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const own = useSession().user?.id;
  const by = (one: Correction) => {
    // A correction on a later day shows its date.
    const hour = hourText(language, one.at, zone);
    const isThatDay = dayIn(zone, Date.parse(one.at)) === date;
    const time = isThatDay ? hour : `${dayText(language, one.at)}, ${hour}`;
    if (one.by?.id === own) return say('byYou', { time });
    return one.by === null ? time : say('byName', { time, name: one.by.name });
  };
  const mark = ({ state, reason }: Correction['from']) =>
    reason === null ? say(`was.${state}`) : `${say(`was.${state}`)} (${say(`reason.${reason}`)})`;
  return (
    <>
      <h2>{say('corrections')}</h2>
      <ul className={c('feed')}>
        {all.map((one) => (
          <li key={`${one.learnerId} ${one.at}`}>
            <RotateCcw aria-hidden />
            <div>
              {say('changed', {
                name: one.name,
                from: mark(one.from),
                to: mark(one.to),
              })}
              <small>{by(one)}</small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

type DaySummaryProps = { day: RegisterDay; counts: { present: number; late: number; absent: number } };

/** Absences with reasons, corrections, and a link to the printed register. */
export const DaySummary = ({ day, counts }: DaySummaryProps) => {
  const say = useText(texts);
  const away = day.pupils.filter(({ mark }) => mark?.state === 'absent');
  return (
    <Card pad={false} className={c('sum')}>
      <h2>{say('summary')}</h2>
      <dl className={c('figures')}>
        {(['present', 'late', 'absent'] as const).map((key) => (
          <div key={key}>
            <dt>{say(`sum.${key}`)}</dt>
            <dd className="num">{counts[key]}</dd>
          </div>
        ))}
      </dl>
      {away.length > 0 && (
        <>
          <ul className={c('feed')}>
            {away.map(({ id, name, mark }) => (
              <li key={id}>
                {mark?.reason == null ? (
                  <X aria-hidden />
                ) : (
                  <img src={reasonPictures[mark.reason]} alt="" width="96" height="96" />
                )}
                <div>
                  <b>{name}</b>
                  <small>{mark?.reason == null ? say('noReason') : say(`reason.${mark.reason}`)}</small>
                </div>
              </li>
            ))}
          </ul>
          <p className={c('hint')}>{say('whoSees')}</p>
        </>
      )}
      {day.corrections.length > 0 && <Corrections all={day.corrections} date={day.date} zone={day.zone} />}
      <ButtonLink kind="paper" size="sm" icon={<Printer />} to={paths.register(day.class.id)}>
        {say('printTerm')}
      </ButtonLink>
    </Card>
  );
};
