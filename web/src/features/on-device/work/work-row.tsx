import { useState } from 'react';
import { hourText, momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { saving } from '#messages/saving/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { SavingBadge } from './saving-badge.tsx';
import css from './work.module.css';
import type { WorkRow as Row } from './work-here.ts';

const c = classes(css);

const minute = 60_000;

const useTimeText = () => {
  const say = useText(saving);
  const { language } = useLanguage();
  return (at: number, now: number): string => {
    if (now - at < minute) return say('now');
    const isToday = new Date(at).toDateString() === new Date(now).toDateString();
    return isToday ? hourText(language, at) : momentText(language, at);
  };
};

/** The reason of a refusal, the text to read again, and a person to ask. Nothing is dropped silently. */
const Refused = ({ row: { why, words, to } }: { row: Row }) => {
  const say = useText(saving);
  const isLearner = useSession().user?.role === 'learner';
  const [isOpen, setOpen] = useState(false);
  const reason = why === 'leftClass' ? say('leftClass') : (why?.said ?? say('noReason'));
  return (
    <div className={c('refused')}>
      <Notice kind="bad">
        {reason} {say('staysHere')}
      </Notice>
      {isOpen && words !== null && <blockquote className={c('words')}>{words}</blockquote>}
      <span className={c('choices')}>
        {words !== null && (
          <Button size="sm" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say(isOpen ? 'closeIt' : 'readIt')}
          </Button>
        )}
        {to !== null && (
          <ButtonLink size="sm" kind="quiet" to={to}>
            {say('look')}
          </ButtonLink>
        )}
        {isLearner && (
          <ButtonLink size="sm" kind="ghost" to={paths.teachers}>
            {say('askTeacher')}
          </ButtonLink>
        )}
      </span>
    </div>
  );
};

/** One piece of work with its state of saving. */
export const WorkRow = ({ row, now }: { row: Row; now: number }) => {
  const say = useText(saving);
  const time = useTimeText();
  const kind = say(`kind.${row.kind}`);
  const details = [
    ...(row.at === null ? [] : [time(row.at, now)]),
    ...(row.parts === null ? [] : [say(row.parts.of, { count: row.parts.count })]),
  ];
  return (
    <li className={c('row')}>
      <span className={c('names')}>
        <b>{row.title === null ? kind : say('named', { kind, title: row.title })}</b>
        {details.length > 0 && <small className={c('quiet')}>{details.join(' · ')}</small>}
      </span>
      <SavingBadge state={row.state} />
      {row.state === 'refused' && <Refused row={row} />}
    </li>
  );
};
