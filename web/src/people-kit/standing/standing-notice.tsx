import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { standing as texts } from '#messages/standing/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StaffCodeForm } from './staff-code-form.tsx';
import { ownConsent, standing } from './standing.api.ts';

const TeacherNote = () => {
  const say = useText(texts);
  const { data } = useAnswer('standing', standing);
  const [writing, setWriting] = useState(false);
  if (data === null || data.verified) return null;
  return (
    <Notice
      kind="info"
      action={
        !writing && (
          <Button size="sm" kind="ghost" onClick={() => setWriting(true)}>
            {say('haveCode')}
          </Button>
        )
      }
    >
      {data.school === null ? say('teacherAlone') : say('teacherWaits', { school: data.school.name })}
      {writing && <StaffCodeForm />}
    </Notice>
  );
};

const LearnerNote = ({ studentId }: { studentId: string }) => {
  const say = useText(texts);
  const { data } = useAnswer('consent', ownConsent);
  return data?.waiting === true ? <Notice kind="info">{say('learnerWaits', { studentId })}</Notice> : null;
};

/** Says kindly what somebody waits for, and from whom. Who belongs to a school waits for nothing and asks nothing. */
export const StandingNotice = () => {
  const { user } = useSession();
  const profile = useProfile();
  if (user === null || user.school !== null || profile === null || profile === 'demo') return null;
  if (user.role === 'teacher') return <TeacherNote />;
  return user.role === 'learner' && profile === 'school' ? <LearnerNote studentId={user.studentId} /> : null;
};
