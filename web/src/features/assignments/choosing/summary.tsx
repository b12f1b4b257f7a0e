import { Bell, CalendarDays, Send, UsersRound, WifiOff } from 'lucide-react';
import { useLanguage, useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { dayName } from './day-name.ts';
import css from './summary.module.css';

const c = classes(css);

type Props = {
  /** The assigned work; empty until it is chosen. */
  title: string;
  /** Paper needs no device, so the network is not mentioned. */
  isPaper: boolean;
  room: string;
  count: number | null;
  due: string;
  busy: boolean;
  failure: string | null;
};

/** A summary in four lines above the button, including what is missing. */
export const Summary = ({ title, isPaper, room, count, due, busy, failure }: Props) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const missing = title === '' ? say('chooseWhat') : count === 0 ? say('chooseWhom') : null;
  return (
    <Card as="section" band="selvedge" cloth="heritage" className={c('summary')} aria-label={say('summary')}>
      <h2>{title === '' ? say('summary') : title}</h2>
      <ul className={c('lines')}>
        <li>
          <UsersRound aria-hidden />
          {say('forThese', { count: count ?? 0, room })}
        </li>
        <li>
          <CalendarDays aria-hidden />
          {due === '' ? say('noDueDay') : say('dueDay', { date: dayName(language, due) })}
        </li>
        <li>
          <Bell aria-hidden />
          {say('onToday')}
        </li>
        {!isPaper && (
          <li>
            <WifiOff aria-hidden />
            {say('worksOffline')}
          </li>
        )}
      </ul>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {missing !== null && <p className={c('missing')}>{missing}</p>}
      <Button type="submit" icon={<Send />} busy={busy} disabled={missing !== null || count === null}>
        {say('send', { count: count ?? 0 })}
      </Button>
    </Card>
  );
};
