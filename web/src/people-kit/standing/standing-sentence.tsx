import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
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

/** On one's own account page: a confirmation that lapsed. */
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

export type StandingSentenceProps =
  | { kind: 'teacher' | 'ended' }
  | { kind: 'learner'; studentId: string }
  | { kind: 'leaving'; leavesAt: string };

/** The text of the notice. Loaded only for people who wait for something, which is rare. */
export const StandingSentence = (props: StandingSentenceProps) => {
  switch (props.kind) {
    case 'leaving':
      return <LeavingNote leavesAt={props.leavesAt} />;
    case 'ended':
      return <EndedNote />;
    case 'teacher':
      return <TeacherNote />;
    case 'learner':
      return <LearnerNote studentId={props.studentId} />;
  }
};
