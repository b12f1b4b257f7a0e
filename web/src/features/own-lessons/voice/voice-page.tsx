import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { lessonAsShown, myClasses } from '../own-lessons.api.ts';
import css from '../own-lessons.module.css';
import { VoicePart } from './voice-part.tsx';

const c = classes(css);

/** /teacher-dashboard/lessons/{id}/voice: a teacher's narration of a curriculum lesson for one class. */
export const VoicePage = () => {
  const say = useText(ownLessons);
  const { id = '' } = useParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const lesson = useOwnAnswer(`voice lesson ${id}`, () => lessonAsShown(id), { afterProgress: false });
  const rooms = useOwnAnswer('voice classes', myClasses, { afterProgress: false });
  usePageTitle(lesson.data?.title ?? say('myVoice'));
  if (lesson.failure?.status === 404)
    return (
      <NotHere title={say('notHere')} text={say('notHereLead')} to={paths.ownLessons} way={say('title')} />
    );
  if (lesson.state === 'failed' && lesson.data === null)
    return <Failed retry={lesson.retry}>{say('loadFailed')}</Failed>;
  if (rooms.state === 'failed' && rooms.data === null)
    return <Failed retry={rooms.retry}>{say('classesFailed')}</Failed>;
  if (lesson.data === null || rooms.data === null) return <Bones lines={6} label={say('loading')} />;
  const { content, grade } = lesson.data;
  const isOwn = content?.type === 'own';
  const scenes = isOwn || content?.type === 'video' ? content.scenes : [];
  const room = chosen ?? (rooms.data.find((one) => one.grade === grade) ?? rooms.data[0])?.id ?? null;
  return (
    <div className={c('page')} data-mood="adult">
      <div>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.lesson(id)}>
          {say('backToLesson')}
        </ButtonLink>
      </div>
      <PageTitle title={say('myVoice')} lead={lesson.data.title} />
      <StandingNotice />
      {!isOwn && rooms.data.length === 0 && <Notice kind="info">{say('noClasses')}</Notice>}
      {!isOwn && rooms.data.length > 0 && (
        <SelectField
          label={say('ownClass')}
          hint={say('voiceForClass')}
          value={room ?? ''}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {rooms.data.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      {(isOwn || room !== null) && (
        <VoicePart key={room} lessonId={id} classId={isOwn ? null : room} scenes={scenes} />
      )}
    </div>
  );
};
