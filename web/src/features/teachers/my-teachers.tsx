import type { PendingTeacher, TeacherLink } from '@afrolearn/contract/joining.ts';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { teachers as texts } from '#messages/teachers/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { leaveTeacher, myPending, myTeachers, takeBack } from './teachers.api.ts';
import css from './teachers.module.css';

const c = classes(css);

type LeaveProps = { teacher: TeacherLink; onClose: () => void; onLeft: () => void };

const LeaveDialog = ({ teacher, onClose, onLeft }: LeaveProps) => {
  const say = useText(texts);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await leaveTeacher(teacher.id);
      onLeft();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('leaveAsk', { name: teacher.name })}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {say('stay')}
          </Button>
          <Button kind="danger" busy={busy} onClick={leave}>
            {say('leave')}
          </Button>
        </>
      }
    >
      <p>{say('leaveText')}</p>
      {failed && <Notice kind="bad">{say('leaveFailed')}</Notice>}
    </Dialog>
  );
};

const Waiting = ({ wish, onBack }: { wish: PendingTeacher; onBack: (id: number) => void }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <Card as="li" className={c('waits')}>
      <div className={c('row')}>
        <span className={c('empty')} aria-hidden="true">
          <Clock />
        </span>
        <div className={c('grow')}>
          <h3>{wish.name ?? wish.className ?? say('aTeacher')}</h3>
          <p className={c('muted')}>{say('askedOn', { day: dayText(language, wish.askedAt) })}</p>
        </div>
        <Button kind="ghost" size="sm" onClick={() => onBack(wish.id)}>
          {say('takeBack')}
        </Button>
      </div>
    </Card>
  );
};

const Pending = () => {
  const say = useText(texts);
  const { data, retry } = useAnswer('my pending teachers', myPending);
  const [failed, setFailed] = useState(false);
  const back = async (id: number) => {
    setFailed(false);
    await takeBack(id).catch(() => setFailed(true));
    retry();
  };
  // The list above reports the failure of the same request.
  if (data === null || data.length === 0) return null;
  return (
    <section className={c('column')}>
      <h2>{say('pending')}</h2>
      {failed && <Notice kind="bad">{say('leaveFailed')}</Notice>}
      <ul className={c('list')}>
        {data.map((wish) => (
          <Waiting key={wish.id} wish={wish} onBack={back} />
        ))}
      </ul>
    </section>
  );
};

/** The learner's teachers and classes, and pending requests. */
export const MyTeachers = () => {
  const say = useText(texts);
  const { state, data, failure, retry } = useAnswer('my teachers', myTeachers);
  const [leaving, setLeaving] = useState<TeacherLink | null>(null);
  return (
    <>
      <section className={c('column')}>
        <h2>{say('mine')}</h2>
        {(state === 'failed' || state === 'missing') && (
          <Failed retry={retry}>{failure?.said ?? say('loadFailed')}</Failed>
        )}
        {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
        {data?.length === 0 && <p className={c('muted')}>{say('nobody')}</p>}
        <ul className={c('list')}>
          {data?.map((teacher) => (
            <Card as="li" key={teacher.id}>
              <div className={c('row')}>
                <Avatar src={teacher.picture} name="" size={56} />
                <div className={c('grow')}>
                  <h3>{teacher.name}</h3>
                  <p className={c('muted')}>{teacher.classes.map(({ name }) => name).join(' · ')}</p>
                </div>
                <Button kind="ghost" size="sm" onClick={() => setLeaving(teacher)}>
                  {say('leave')}
                  <span className="vh"> {teacher.name}</span>
                </Button>
                <ReportButton about={{ kind: 'person', id: teacher.id, name: teacher.name }} look="round" />
              </div>
            </Card>
          ))}
        </ul>
      </section>
      <Pending />
      {leaving !== null && (
        <LeaveDialog
          teacher={leaving}
          onClose={() => setLeaving(null)}
          onLeft={() => {
            setLeaving(null);
            retry();
          }}
        />
      )}
    </>
  );
};
