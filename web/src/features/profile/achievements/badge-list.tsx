import { Check, Lock } from 'lucide-react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { Medal } from '#progress-kit/baobab/index.ts';
import { Badge as Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import type { Badge } from '../profile.api.ts';
import css from './badge-list.module.css';

const c = classes(css);

/** The progress to a locked badge. Hidden for single-step badges, and unknown in old cached data. */
const Way = ({ name, way }: { name: string; way: Badge['way'] | undefined }) => {
  const say = useText(profile);
  if (way == null || way.target < 2) return null;
  const count = say('countOf', way);
  return (
    <>
      <small className="num">{count}</small>
      <Weave thin value={(way.current * 100) / way.target} label={name} valueText={count} />
    </>
  );
};

/** Every badge with its medal: earned ones with the date, others with the requirement and progress. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => {
  const say = useText(profile);
  const { language } = useLanguage();
  const count = badges.filter(({ unlocked }) => unlocked).length;
  const dayOf = (date: string) => dateText(language, date);
  return (
    <>
      <p className={c('count')}>{say('badgesOf', { count, all: badges.length })}</p>
      <ul className={c('badges')}>
        {badges.map(({ id, name, description, icon, color, unlocked, date, way }) => (
          <Card as="li" key={id} className={c('badge')} pad={false}>
            <Medal icon={icon} color={color} locked={!unlocked} />
            <h2>{name}</h2>
            <p>{description}</p>
            {unlocked ? (
              <Chip kind="ok" icon={<Check aria-hidden="true" />}>
                {date === null ? say('earned') : say('earnedOn', { date: dayOf(date) })}
              </Chip>
            ) : (
              <div className={c('way')}>
                <Chip icon={<Lock aria-hidden="true" />}>{say('locked')}</Chip>
                <Way name={name} way={way} />
              </div>
            )}
          </Card>
        ))}
      </ul>
    </>
  );
};
