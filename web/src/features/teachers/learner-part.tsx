import type { User } from '@afrolearn/contract/accounts.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachers as texts } from '#messages/teachers/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useLocation, useNavigate, useSearchParams } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AddTeacher } from './add-teacher.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { MyTeachers } from './my-teachers.tsx';
import { reloadSoon } from './reload.ts';
import css from './teachers.module.css';

const c = classes(css);

const StudentId = ({ user }: { user: User }) => {
  const say = useText(texts);
  const [copied, setCopied] = useState(false);
  const grade = user.grade === null ? '' : ` · ${say('grade', { n: gradeIdOf(user.grade) })}`;
  const copy = () =>
    navigator.clipboard.writeText(user.studentId).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Card cloth="heritage" band="band" as="section">
      <div className={c('idCard')}>
        <Avatar src={user.picture ?? '/avatars/african-1.svg'} name="" size={72} />
        <div className={c('grow')}>
          <h2 className={c('idTitle')}>{say('studentId')}</h2>
          <p className={join(c('id'), 'num')}>{user.studentId}</p>
          <p className={c('muted')}>{`${user.name}${grade}. ${say('showIt')}`}</p>
        </div>
        {'clipboard' in navigator && (
          <Button kind="quiet" icon={copied ? <Check /> : undefined} onClick={copy}>
            <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
          </Button>
        )}
      </div>
    </Card>
  );
};

/** A learner's side: their ID, their teachers, pending requests, and the two ways to ask. */
export const LearnerPart = ({ user }: { user: User }) => {
  const say = useText(texts);
  const navigate = useNavigate();
  const isJoinPage = useLocation().pathname === paths.joinClass;
  const [query] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const close = () => {
    setPressed(false);
    if (isJoinPage) navigate(paths.teachers, { replace: true });
  };
  const succeed = (text: string) => {
    setJoined(text);
    close();
    void reloadSoon();
  };
  return (
    <div className={c('page')}>
      <PageTitle
        title={say('title')}
        actions={
          <Button icon={<Plus />} onClick={() => setPressed(true)}>
            {say('join')}
          </Button>
        }
      />
      <StandingNotice />
      {joined !== null && <Notice kind="ok">{joined}</Notice>}
      <div className={c('columns')}>
        <div className={c('column')}>
          <StudentId user={user} />
          <MyTeachers />
        </div>
        <AddTeacher />
      </div>
      {(pressed || isJoinPage) && joined === null && (
        <JoinDialog first={query.get('code') ?? ''} onClose={close} onJoined={succeed} />
      )}
    </div>
  );
};
