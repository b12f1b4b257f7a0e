import { Check, Lock } from 'lucide-react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { profile } from '#messages/en/profile.ts';
import { Badge as Chip } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Badge } from '../profile.api.ts';
import css from './badge-list.module.css';
import { Medal } from './medal.tsx';

const c = classes(css);

/** Every badge with its medal: earned ones with their day, the others with what they need. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => {
  const say = useText(profile);
  const { language } = useLanguage();
  const count = badges.filter(({ unlocked }) => unlocked).length;
  const dayOf = (date: string) => dateText(language, date);
  return (
    <>
      <p className={c('count')}>{say('badgesOf', { count, all: badges.length })}</p>
      <ul className={c('badges')}>
        {badges.map(({ id, name, description, icon, color, unlocked, date }) => (
          <Card as="li" key={id} className={c('badge')} pad={false}>
            <Medal icon={icon} color={color} locked={!unlocked} />
            <h2>{name}</h2>
            <p>{description}</p>
            {unlocked ? (
              <Chip kind="ok" icon={<Check aria-hidden="true" />}>
                {date === null ? say('earned') : say('earnedOn', { date: dayOf(date) })}
              </Chip>
            ) : (
              <Chip icon={<Lock aria-hidden="true" />}>{say('locked')}</Chip>
            )}
          </Card>
        ))}
      </ul>
    </>
  );
};
