import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { dayText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { today } from '#lib/today.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Bars, Figure } from '#teaching-kit/figures/index.ts';
import { useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { classes } from '#ui/classes.ts';
import { weeklyActivity } from './dashboard.api.ts';
import css from './dashboard.module.css';
import { Panel } from './panel.tsx';
import { sampleWeek } from './sample.ts';

const c = classes(css);

const saturday = 5;

/** Finished entries of all classes, by day. */
export const Weekly = () => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  const answer = useKeptAnswer('weekly activity', weeklyActivity);
  return (
    <Panel
      title={say('weekly')}
      aside={<span className={c('muted')}>{say('weeklyWhat')}</span>}
      answer={answer}
      words={{ loading: say('loadingWeekly'), failed: say('weeklyFailed') }}
      sample={sampleWeek}
      className={c('wide')}
    >
      {({ week, days, before }) => {
        const sum = days.reduce((all, one) => all + one, 0);
        if (sum === 0 && before === 0) return <p className={c('muted')}>{say('weekEmpty')}</p>;
        const dates = days.map((_, at) => addDays(week, at));
        const best = dates[days.indexOf(Math.max(...days))] ?? week;
        const words = {
          sum,
          day: dayText(language, week),
          more: Math.abs(sum - before),
          best: weekdayText(language, best, 'long'),
        };
        // The current week is not compared before it is over.
        const isRunning = today() < (dates[saturday] ?? week);
        const reads =
          sum < before && isRunning
            ? say('weekSoFar', { ...words, before })
            : say(sum >= before ? 'weekMore' : 'weekLess', words);
        return (
          <Figure
            caption={say('weekly')}
            head={[say('day'), say('finished')]}
            rows={days.map((count, at) => [weekdayText(language, dates[at] ?? week, 'long'), count])}
            reads={reads}
          >
            <Bars
              values={days}
              labels={dates.map((date) => weekdayText(language, date, 'short'))}
              label={`${say('weekly')}. ${reads}`}
              calmFrom={saturday}
            />
          </Figure>
        );
      }}
    </Panel>
  );
};
