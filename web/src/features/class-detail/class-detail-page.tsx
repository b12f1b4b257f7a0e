import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { ArrowLeft, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { useParams } from '#routing/index.ts';
import { ClassNotFound, EditClassDialog } from '#teaching-kit/classes/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { Attention } from './attention.tsx';
import { AttendanceCard, ProgressCard } from './charts.tsx';
import { classSummary } from './class-detail.api.ts';
import css from './class-detail.module.css';
import { ClassPlaces } from './class-places.tsx';
import { ClassRoster } from './class-roster.tsx';
import { PaperHead } from './paper-head.tsx';

const c = classes(css);

const Figures = ({ summary }: { summary: ClassSummary }) => {
  const say = useText(teachingTexts);
  const { avgProgress, avgAttendance, topPerformer: top, progressOverTime: weeks } = summary;
  const more = (weeks[weeks.length - 1] ?? 0) - (weeks[weeks.length - 2] ?? 0);
  const attendanceOf = (value: number | null) => (value === null ? say('notTaken') : `${value}%`);
  const begun = say('hasBegun', { count: summary.begun, all: summary.studentsCount });
  const all = [
    {
      name: say('averageProgress'),
      value: avgProgress === null ? say('noWork') : `${avgProgress}%`,
      hint:
        avgProgress === null
          ? begun
          : `${begun} ${more > 0 ? say('moreThanWeek', { count: more }) : say('sameAsWeek')}`,
    },
    {
      name: say('averageAttendance'),
      value: attendanceOf(avgAttendance),
      hint: avgAttendance === null ? '' : say('ofSixWeeks'),
    },
    {
      name: say('topPerformer'),
      value: top?.name ?? say('nobodyYet'),
      hint:
        top === null
          ? ''
          : `${summary.begun === 1 ? `${begun} ` : ''}${say('progress')} ${top.progress}% · ${say('attendance')} ${attendanceOf(top.attendance)}`,
    },
  ];
  return (
    <dl className={c('figures')}>
      {all.map(({ name, value, hint }) => (
        <Card key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="num">{value}</b>
            {hint !== '' && <span>{hint}</span>}
          </dd>
        </Card>
      ))}
    </dl>
  );
};

const Body = ({ summary, onChanged }: { summary: ClassSummary; onChanged: () => void }) => {
  const say = useText(teachingTexts);
  const { class: room, studentRoster } = summary;
  if (studentRoster.length === 0)
    return (
      <Empty
        picture={basket}
        action={<ButtonLink to={paths.addPupils(room.id)}>{say('addStudents')}</ButtonLink>}
      >
        {say('noStudents')}
      </Empty>
    );
  return (
    <>
      <Figures summary={summary} />
      <div className={c('charts')}>
        <ProgressCard summary={summary} />
        <AttendanceCard summary={summary} />
      </div>
      <Attention summary={summary} />
      <ClassRoster summary={summary} className={c('flows')} onChanged={onChanged} />
    </>
  );
};

/** /teacher-dashboard/class/{id} (spec 2). */
export const ClassDetailPage = () => {
  const say = useText(teachingTexts);
  const id = useParams()['id'] ?? '';
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const question = isId ? `summary ${id}` : null;
  const answer = useKeptAnswer(question, () => classSummary(Number(id)), { afterProgress: true });
  const { data, state, retry } = answer;
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const missing = !isId || state === 'missing';
  usePageTitle(missing ? say('notFound') : (data?.class.name ?? say('class')));
  const room = data?.class;
  return (
    <div className={c('page')} data-mood="adult">
      <p className={c('noprint')}>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.teacherDashboard}>
          {say('back')}
        </ButtonLink>
      </p>
      {missing && <ClassNotFound />}
      {state === 'failed' && (
        <FailedButKept
          retry={retry}
          failed={answer.failure?.said ?? say('summaryFailed')}
          asOf={answer.asOf}
        />
      )}
      {!missing && data === null && state === 'loading' && <p role="status">{say('loadingSummary')}</p>}
      {!missing && room !== undefined && data !== null && (
        <>
          <PaperHead />
          <PageTitle
            title={room.name}
            lead={`${room.grade} · ${room.subject} · ${say('studentCount', { count: data.studentsCount })}`}
            actions={
              <div className={c('acts')}>
                <Button kind="paper" size="sm" icon={<Printer />} onClick={() => globalThis.print()}>
                  {say('print')}
                </Button>
                <Button kind="paper" size="sm" icon={<Pencil />} onClick={() => setEditing(true)}>
                  {say('edit')}
                </Button>
              </div>
            }
          />
          <ClassPlaces id={room.id} isEmpty={data.studentRoster.length === 0} />
          {saved && <Notice kind="ok">{say('saved')}</Notice>}
          <Body summary={data} onChanged={retry} />
          <EditClassDialog
            room={editing ? { ...room, students: data.studentsCount } : null}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              setSaved(true);
              retry();
            }}
          />
        </>
      )}
    </div>
  );
};
