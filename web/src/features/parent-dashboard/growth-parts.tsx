import type { DashboardChild, Growth } from '@afrolearn/contract/family.ts';
import { calledName } from '@afrolearn/learning/growth/growth.ts';
import { Check, Lightbulb } from 'lucide-react';
import { weekdayAndDay } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { classes } from '#ui/classes.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

type GrowthPartsProps = { name: string; growth: Growth; week: DashboardChild['week'] };

/** A child's week: three sentences, one thing to do at home, and at most one worry with advice. */
export const GrowthParts = ({ name, growth, week }: GrowthPartsProps) => {
  const say = useText(family);
  const { language } = useLanguage();
  const span = { from: weekdayAndDay(language, week.from), to: weekdayAndDay(language, week.to) };
  return (
    <>
      <div className={c('week')}>
        <h3>{say('weekFromTo', span)}</h3>
        <ol>
          {growth.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </div>
      <div className={c('home')}>
        <h3>{say('atHome')}</h3>
        <p>{growth.home}</p>
      </div>
      {growth.worry === null ? (
        <p className={c('calm')}>
          <Check aria-hidden />
          <span>
            <b>{say('noWorry')}</b> {say('teachYou', { name: calledName(name) })}
          </span>
        </p>
      ) : (
        <p className={c('worry')}>
          <Lightbulb aria-hidden />
          <span>
            <b>{say('hard')}</b> {growth.worry.what} {say('helps', growth.worry)}
          </span>
        </p>
      )}
    </>
  );
};
