import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useProfile } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import { standing as texts } from '#messages/standing/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
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
  return (
    <>
      {data?.waiting === true && <Notice kind="info">{say('learnerWaits', { studentId })}</Notice>}
      {data?.onDevice === true && <Notice kind="info">{say('onDevice')}</Notice>}
    </>
  );
};

/** On the page of one's own account: what ended by itself, because nobody said anything. */
const EndedNote = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { data } = useAnswer('standing', standing);
  if (data === null) return null;
  if (data.asleep !== null)
    return (
      <Notice kind="notyet">{say('learnerAsleep', { date: dateText(language, data.asleep.endsAt) })}</Notice>
    );
  if (!data.lapsed || data.school === null) return null;
  return <Notice kind="notyet">{say('teacherLapsed', { school: data.school.name })}</Notice>;
};

const LeavingNote = ({ leavesAt }: { leavesAt: string }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink size="sm" kind="ghost" to={paths.care}>
          {say('keep')}
        </ButtonLink>
      }
    >
      {say('leaves', { day: dateText(language, leavesAt) })}
    </Notice>
  );
};

/** Says kindly what somebody waits for, and from whom. Who belongs to a school waits for nothing and asks nothing. */
export const StandingNotice = ({ own = false }: { own?: boolean }) => {
  const { user } = useSession();
  const profile = useProfile();
  if (user?.leavesAt !== undefined) return <LeavingNote leavesAt={user.leavesAt} />;
  if (user === null || profile === null || profile === 'demo') return null;
  if (own && (user.role === 'learner' ? profile === 'public' : user.school !== null)) return <EndedNote />;
  if (user.school !== null) return null;
  if (user.role === 'teacher') return <TeacherNote />;
  return user.role === 'learner' && profile === 'school' ? <LearnerNote studentId={user.studentId} /> : null;
};
