import { gradeById } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { Assign, classOfGrade } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup, RadioChoice } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Draft } from './draft.ts';
import { myClasses } from './own-lessons.api.ts';
import css from './own-lessons.module.css';
import { ResultsPart } from './results-part.tsx';
import type { DraftState } from './use-draft.ts';

const c = classes(css);

const audiences = ['draft', 'class', 'school'] as const;

/** Where learners find the shared lesson, and a link to assign it: nobody looks for what they do not know. */
const Shared = ({ draft, id }: { draft: Draft; id: string }) => {
  const say = useText(ownLessons);
  const place = [subjectById(draft.subjectId)?.name, gradeById(draft.gradeId ?? 0)?.name];
  return (
    <>
      <p>
        {say('learnersFind', { place: place.filter(Boolean).join(' · ') })}{' '}
        <Link to={paths.lesson(id)}>{say('openIt')}</Link>
      </p>
      {draft.questions.length > 0 && <Assign target={id} title={draft.title} gradeId={draft.gradeId} />}
    </>
  );
};

/** Who can see it. Applies on saving; withdrawing takes one press. */
export const SharePart = ({ state }: { state: DraftState }) => {
  const say = useText(ownLessons);
  const { user } = useSession();
  const { draft, change, save, saving, said, problems } = state;
  const rooms = useAnswer('own lesson classes', myClasses);
  const [isPressed, setIsPressed] = useState(false);
  if (draft === null) return null;
  const mends = Object.keys(problems).length;
  const grade = gradeById(draft.gradeId ?? 0)?.name;
  const fits = classOfGrade(rooms.data ?? [], draft.gradeId);
  const room = rooms.data?.find(({ id }) => id === draft.classId);
  const isOther = room !== undefined && grade !== undefined && room.grade !== grade;
  const isMissing = draft.visibility === 'class' && draft.classId === null;
  const share = () => {
    setIsPressed(true);
    if (!isMissing) void save();
  };
  const choose = (visibility: Draft['visibility']) =>
    change({
      visibility,
      ...(visibility === 'class' && draft.classId === null ? { classId: fits?.id ?? null } : {}),
    });
  return (
    <div className={c('stack')}>
      <ChoiceGroup legend={say('whoSees')} error={said.fields['visibility']}>
        {audiences.map((one) => (
          <RadioChoice
            key={one}
            name="whoSees"
            label={say(`sees.${one}`)}
            hint={one === 'school' && user?.administrator !== true ? say('askHead') : undefined}
            disabled={one === 'school' && user?.administrator !== true && draft.visibility !== 'school'}
            checked={draft.visibility === one}
            onChange={() => choose(one)}
          />
        ))}
      </ChoiceGroup>
      {isMissing && grade !== undefined && rooms.data !== null && rooms.data.length > 0 && fits === null && (
        <Notice kind="info">{say('noClassOfGrade', { grade })}</Notice>
      )}
      {draft.visibility === 'class' && (
        <SelectField
          label={say('ownClass')}
          hint={isOther ? say('otherGrade', { lesson: grade, room: room.grade }) : undefined}
          error={said.fields['classId'] ?? (isMissing && isPressed ? say('classFirst') : undefined)}
          value={draft.classId ?? ''}
          onChange={({ currentTarget }) => change({ classId: Number(currentTarget.value) })}
        >
          {draft.classId === null && <option value="">{say('chooseClass')}</option>}
          {(rooms.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {rooms.state === 'failed' && <Failed retry={rooms.retry}>{say('classesFailed')}</Failed>}
      {rooms.data?.length === 0 && <Notice kind="info">{say('noClasses')}</Notice>}
      {mends > 0 && <Notice kind="notyet">{say('mendFirst', { count: mends })}</Notice>}
      <div className={c('acts')}>
        <Button icon={<Share2 />} busy={saving === 'saving'} onClick={share}>
          {say(draft.visibility === 'draft' ? 'save' : 'saveAndShare')}
        </Button>
        {draft.id !== null && draft.visibility !== 'draft' && (
          <Button kind="paper" icon={<Undo2 />} onClick={() => void save({ visibility: 'draft' })}>
            {say('withdraw')}
          </Button>
        )}
      </div>
      {draft.id !== null && saving === 'saved' && draft.visibility !== 'draft' && (
        <Shared draft={draft} id={draft.id} />
      )}
      {draft.id !== null && draft.visibility !== 'draft' && draft.questions.length > 0 && (
        <ResultsPart lessonId={draft.id} rooms={rooms.data ?? []} classId={draft.classId} />
      )}
    </div>
  );
};
