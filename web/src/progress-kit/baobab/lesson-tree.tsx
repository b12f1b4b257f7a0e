import type { Reply } from '@afrolearn/contract';
import { useEffect } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSmall } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';
import { today } from '#messages/today/en.ts';
import { GoldSeeds } from '#progress-kit/small/gold-seeds.tsx';
import { classes } from '#ui/classes.ts';
import { useBadgeName } from './badge-name.ts';
import { Baobab } from './baobab.tsx';
import { growthAt, thingsToSee } from './growth.ts';
import css from './lesson-tree.module.css';
import { Medal } from './medal.tsx';
import { NextStep } from './next-step.tsx';

const c = classes(css);

const nothingNew = { grown: [], won: [] };

/** As many as the tree has room for. */
const mostLanding = 3;

/** What an entry brought, by the server's clock alone. Nothing as long as the server has not counted it. */
const broughtBy = (path: string, { totalXP, recentActivities, badges }: Reply<'GET /progress-summary'>) => {
  const [latest] = recentActivities;
  if (latest?.path !== path) return nothingNew;
  const before = growthAt(totalXP - latest.points).has;
  return {
    grown: thingsToSee(growthAt(totalXP)).filter((name) => !before.has(name)),
    won: badges.filter(({ date }) => date !== null && date >= latest.time),
  };
};

type LessonTreeProps = {
  item: string;
  /** It was done for the first time: what it brought is shown. */
  earned: boolean;
  /** It is there to see, or something new is on it. */
  onShown?: (() => void) | undefined;
};

/** The learner's own tree at the end of a lesson: it grows there, and a badge lands on it once. Nothing waits for it. */
export const LessonTree = ({ item, earned, onShown }: LessonTreeProps) => {
  const say = useText(growth);
  const sayToday = useText(today);
  const { data } = useOwnAnswer('summary', () => call('GET /progress-summary'), { endsOn: [] });
  const nameOf = useBadgeName();
  const small = useSmall();
  const { grown, won } = earned && data !== null ? broughtBy(paths.lesson(item), data) : nothingNew;
  const shown = data === null ? 0 : 1 + grown.length + won.length;
  useEffect(() => {
    if (shown > 0) onShown?.();
  }, [shown, onShown]);
  if (data === null) return null;
  return (
    <div className={c('card')} data-small={small}>
      <div className={c('land')}>
        <Baobab key={data.totalXP} seeds={data.totalXP} className={c('tree', grown.length > 0 && 'grows')} />
        {won.slice(0, mostLanding).map(({ id, icon, color }) => (
          <span key={id} className={c('badge')}>
            <Medal icon={icon} color={color} />
          </span>
        ))}
      </div>
      <div className={c('words')} role={won.length + grown.length > 0 ? 'status' : undefined}>
        {won.map((badge) => (
          <p key={badge.id}>
            <b>{small ? nameOf(badge) : say('hangsNow', { badge: nameOf(badge) })}</b>
          </p>
        ))}
        {grown.map((name) => (
          <p key={name}>{small ? say(name) : sayToday('newOnTree', { what: say(name) })}</p>
        ))}
        {/* Who reads no number sees how near the next thing is. */}
        {grown.length === 0 &&
          (small ? <GoldSeeds seeds={data.totalXP} /> : <NextStep seeds={data.totalXP} />)}
      </div>
    </div>
  );
};
