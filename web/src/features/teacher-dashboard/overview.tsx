import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { useState } from 'react';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import { lookOf } from '#ui/subject-looks.ts';
import { Weave } from '#ui/weave.tsx';
import css from './dashboard.module.css';
import { Recent, Upcoming } from './feeds.tsx';
import { Needs } from './needs.tsx';
import { Ready } from './ready.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { Weekly } from './weekly.tsx';

const c = classes(css);

type Room = TeacherToday['classes'][number];

const RoomCard = ({ room, onSummary }: { room: Room; onSummary: () => void }) => {
  const say = useText(teachingTexts);
  const figures = [
    [say('students'), String(room.studentsCount)],
    [say('progress'), room.avgProgress === null ? say('noWork') : `${room.avgProgress}%`],
    [say('attendance'), room.avgAttendance === null ? say('notTaken') : `${room.avgAttendance}%`],
  ];
  return (
    <Card cloth={lookOf(room.subjectId).cloth} band="selvedge">
      <div className={c('room')}>
        <div className={c('head')}>
          <div>
            <h3>
              <Link to={paths.classDetail(room.id)}>{room.name}</Link>
            </h3>
            <p className={c('muted')}>
              {room.subject} · {room.grade}
            </p>
          </div>
          <Button kind="quiet" size="sm" aria-label={`${say('summary')}: ${room.name}`} onClick={onSummary}>
            {say('summary')}
          </Button>
        </div>
        {room.studentsCount === 0 ? (
          <p className={c('muted')}>{say('noStudents')}</p>
        ) : (
          <>
            <dl className={c('figures')}>
              {figures.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
            <Weave thin value={room.avgProgress ?? 0} label={`${say('averageProgress')}: ${room.name}`} />
            <p className={c('muted')}>{say('hasBegun', { count: room.begun, all: room.studentsCount })}</p>
          </>
        )}
      </div>
    </Card>
  );
};

type Props = { answer: Answer<TeacherToday>; isUnconfirmed: boolean; onAdd: () => void };

/** The first tab: pupils who need the teacher, then figures. Without a class, one thing to do. */
export const Overview = ({ answer, isUnconfirmed, onAdd }: Props) => {
  const say = useText(teachingTexts);
  const [summary, setSummary] = useState<Room | null>(null);
  const rooms = answer.data?.classes;
  // Nothing is fetched before the school has confirmed the teacher.
  if (isUnconfirmed)
    return (
      <Empty picture={teacher} action={<ButtonLink to={paths.assistant}>{say('tryAssistant')}</ButtonLink>}>
        {say('afterConfirmed')}
      </Empty>
    );
  if (rooms?.length === 0)
    return (
      <Empty picture={teacher} action={<Button onClick={onAdd}>{say('addClass')}</Button>}>
        {say('noClass')}
      </Empty>
    );
  return (
    <>
      <div className={c('grid')}>
        <Needs answer={answer} />
        <div className={c('side')}>
          <Upcoming />
          <Recent />
          {answer.data !== null && <Ready today={answer.data} />}
        </div>
        <Weekly />
        {rooms !== undefined && (
          <section className={c('rooms')} aria-labelledby="my-classes">
            <h2 id="my-classes">{say('myClasses')}</h2>
            {rooms.some(({ studentsCount }) => studentsCount > 0) && (
              <p className={c('muted')}>{say('progressMeans')}</p>
            )}
            <div className={c('cards')}>
              {rooms.map((room) => (
                <RoomCard key={room.id} room={room} onSummary={() => setSummary(room)} />
              ))}
            </div>
          </section>
        )}
      </div>
      <SummaryDialog room={summary} onClose={() => setSummary(null)} />
    </>
  );
};
