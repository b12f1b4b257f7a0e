import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { LineChart } from '#teaching-kit/figures/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { lookOf } from '#ui/subject-looks.ts';
import { classSummary } from './dashboard.api.ts';
import css from './dashboard.module.css';

const c = classes(css);

type Room = { id: number; name: string; subjectId: number };

const Inside = ({ room }: { room: Room }) => {
  const say = useText(teachingTexts);
  const { language } = useLanguage();
  const { data, state, asOf, failure, retry } = useKeptAnswer(`summary ${room.id}`, () =>
    classSummary(room.id),
  );
  const failed = failure?.said ?? say('summaryFailed');
  if (data === null)
    return state === 'loading' ? (
      <p role="status">{say('loadingSummary')}</p>
    ) : (
      <FailedButKept retry={retry} failed={state === 'missing' ? say('notFound') : failed} asOf={null} />
    );
  if (data.studentsCount === 0)
    return (
      <>
        {state === 'failed' && <FailedButKept retry={retry} failed={failed} asOf={asOf} />}
        <p>
          {say('noStudents')} <Link to={paths.addPupils(room.id)}>{say('addStudents')}</Link>
        </p>
      </>
    );
  const { topPerformer: top } = data;
  const percent = (value: number | null, none: 'noWork' | 'notTaken') =>
    value === null ? say(none) : `${value}%`;
  const figures = [
    [say('students'), String(data.studentsCount)],
    [say('averageProgress'), percent(data.avgProgress, 'noWork')],
    [say('averageAttendance'), percent(data.avgAttendance, 'notTaken')],
    [say('needAttention'), String(data.studentsNeedingAttention.length)],
  ];
  return (
    <>
      {state === 'failed' && <FailedButKept retry={retry} failed={failed} asOf={asOf} />}
      <dl className={c('figures', 'four')}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={c('muted')}>
        {`${say('hasBegun', { count: data.begun, all: data.studentsCount })} ${say('progressMeans')}`}
      </p>
      <p>
        <b>{say('topPerformer')}:</b>{' '}
        {top === null
          ? say('nobodyYet')
          : `${top.name}, ${say('progress')} ${top.progress}%, ${say('attendance')} ${percent(top.attendance, 'notTaken')}`}
      </p>
      <h3>{say('progressOverTime')}</h3>
      {data.avgProgress === null ? (
        <p className={c('muted')}>{say('lineEmpty')}</p>
      ) : (
        <LineChart
          values={data.progressOverTime}
          labels={data.weeks.map((_, at) => say('week', { n: at + 1 }))}
          label={data.progressOverTime
            .map((value, at) => `${dayText(language, data.weeks[at] ?? '')}: ${value}%`)
            .join(', ')}
        />
      )}
    </>
  );
};

/** The modal 'Class Summary'. */
export const SummaryDialog = ({ room, onClose }: { room: Room | null; onClose: () => void }) => {
  const say = useText(teachingTexts);
  return (
    <Dialog
      open={room !== null}
      onClose={onClose}
      title={room === null ? say('classSummary') : `${say('classSummary')}: ${room.name}`}
      closeLabel={say('close')}
      cloth={room === null ? undefined : lookOf(room.subjectId).cloth}
      actions={
        room !== null && (
          <>
            <Button kind="paper" onClick={onClose}>
              {say('close')}
            </Button>
            <ButtonLink to={paths.classDetail(room.id)}>{say('openClass')}</ButtonLink>
          </>
        )
      }
    >
      {room !== null && <Inside room={room} />}
    </Dialog>
  );
};
