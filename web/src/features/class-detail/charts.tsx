import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Donut, Figure, LineChart } from '#teaching-kit/figures/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './class-detail.module.css';

const c = classes(css);

/** 'Progress Over Time': six weeks on an axis from 0 to 100. */
export const ProgressCard = ({ summary }: { summary: ClassSummary }) => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  const { progressOverTime: values, weeks, avgProgress, reached, ready } = summary;
  const reads = say('lineReads', {
    first: values[0] ?? 0,
    last: values[values.length - 1] ?? 0,
    reached,
    ready,
  });
  return (
    <Card>
      <section className={c('part')} aria-labelledby="over-time">
        <div className={c('head')}>
          <h2 id="over-time">{say('progressOverTime')}</h2>
          <span className={c('muted')}>{say('sixWeeks')}</span>
        </div>
        {avgProgress === null ? (
          <p className={c('muted')}>{say('lineEmpty')}</p>
        ) : (
          <Figure
            caption={say('progressOverTime')}
            head={[say('weekOf'), say('average')]}
            rows={weeks.map((week, at) => [dayText(language, week), `${values[at] ?? 0}%`])}
            reads={reads}
          >
            <LineChart
              values={values}
              labels={weeks.map((_, at) => say('week', { n: at + 1 }))}
              label={`${say('progressOverTime')}. ${reads}`}
            />
          </Figure>
        )}
      </section>
    </Card>
  );
};

/** 'Attendance': present and absent, or that no register was taken. */
export const AttendanceCard = ({ summary }: { summary: ClassSummary }) => {
  const say = useText(teachingTexts);
  const { attendanceBreakdown: parts, class: room } = summary;
  return (
    <Card>
      <section className={c('part')} aria-labelledby="attendance">
        <div className={c('head')}>
          <h2 id="attendance">{say('attendance')}</h2>
          <ButtonLink
            kind="quiet"
            size="sm"
            to={paths.attendance(room.id)}
            state="from class"
            className={c('noprint')}
          >
            {say('jobDo.attendance')}
          </ButtonLink>
        </div>
        {parts === null ? (
          <p className={c('muted')}>{say('donutEmpty')}</p>
        ) : (
          <Figure
            caption={say('attendance')}
            head={[say('attendance'), say('share')]}
            rows={[
              [say('present'), `${parts.present}%`],
              [say('absent'), `${parts.absent}%`],
            ]}
            reads={say('donutReads', { present: parts.present })}
          >
            <Donut
              present={{ name: say('present'), value: parts.present }}
              absent={{ name: say('absent'), value: parts.absent }}
              label={`${say('present')} ${parts.present}%, ${say('absent')} ${parts.absent}%`}
            />
          </Figure>
        )}
      </section>
    </Card>
  );
};
