import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectById, subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { ownLimits } from '@afrolearn/learning/own-lessons/limits.ts';
import { Film } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { unitsOf } from '#lesson-kit/index.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { draftFrom } from './draft.ts';
import { addFilm } from './own-lessons.api.ts';
import css from './own-lessons.module.css';
import { sayProblem } from './questions/say-problem.ts';
import type { DraftState } from './use-draft.ts';

const c = classes(css);

type Props = { state: DraftState };

const types = ['video', 'reading', 'quiz'] as const;

/** Where the lesson belongs: its subject, class and topic. */
const PlaceFields = ({ state: { draft, change, said } }: Props) => {
  const say = useText(ownLessons);
  const subjectId = draft?.subjectId ?? 0;
  const isBeyond = subjectById(subjectId)?.kind === 'beyond';
  const gradeId = isBeyond ? null : (draft?.gradeId ?? null);
  const units = useAnswer(`own units ${subjectId} ${gradeId}`, () => unitsOf(subjectId, gradeId));
  if (draft === null) return null;
  return (
    <div className={c('pair')}>
      <SelectField
        label={say('subject')}
        value={subjectId}
        error={said.fields['subject']}
        onChange={({ currentTarget }) => change({ subjectId: Number(currentTarget.value), unitId: null })}
      >
        {subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('grade')}
        value={draft.gradeId ?? ''}
        error={said.fields['grade']}
        onChange={({ currentTarget }) =>
          change({ gradeId: currentTarget.value === '' ? null : Number(currentTarget.value), unitId: null })
        }
      >
        {isBeyond && <option value="">{say('noGrade')}</option>}
        {grades.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('unit')}
        hint={say('unitChoice')}
        value={draft.unitId ?? ''}
        error={said.fields['unitId']}
        onChange={({ currentTarget }) =>
          change({ unitId: currentTarget.value === '' ? null : Number(currentTarget.value) })
        }
      >
        <option value="">{say('noUnit')}</option>
        {(units.data ?? []).map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** A film from an allowed place by its link, or a file from the phone. */
const FilmFields = ({ state }: Props) => {
  const say = useText(ownLessons);
  const { draft, change, said, save } = state;
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (draft === null) return null;
  const send = async (film: File) => {
    setBusy(true);
    setFailed(null);
    await save({ type: 'video' }, false, async (id) => {
      try {
        return draftFrom(await addFilm(id, film));
      } catch (error) {
        setFailed((error instanceof CallError ? error.said : null) ?? say('filmFailed'));
        return null;
      }
    });
    setBusy(false);
  };
  return (
    <>
      {draft.url.startsWith('/') ? (
        <Notice
          kind="ok"
          action={
            <Button kind="ghost" size="sm" onClick={() => change({ url: '' })}>
              {say('filmOut')}
            </Button>
          }
        >
          {say('filmHere')}
        </Notice>
      ) : (
        <TextField
          label={say('film')}
          hint={say('filmHint')}
          value={draft.url}
          error={said.fields['url']}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
      )}
      <div>
        <Button kind="paper" size="sm" icon={<Film />} busy={busy} onClick={() => input.current?.click()}>
          {say('filmFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="video/mp4,video/webm"
          aria-label={say('filmFile')}
          onChange={({ currentTarget }) => {
            const [film] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (film !== undefined) void send(film);
          }}
        />
      </div>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
    </>
  );
};

/** Title, kind, place, text and film. */
export const BasicsPart = ({ state }: Props) => {
  const say = useText(ownLessons);
  const { draft, change, problems, said } = state;
  if (draft === null) return null;
  const isFresh = draft.id === null && draft.title === '';
  const problem = isFresh ? undefined : problems['title'];
  return (
    <div className={c('stack')}>
      <TextField
        label={say('lessonTitle')}
        maxLength={ownLimits.title}
        value={draft.title}
        error={said.fields['title'] ?? (problem === undefined ? undefined : sayProblem(say, problem))}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <SelectField
        label={say('type')}
        hint={say(`type.${draft.type}.hint`)}
        value={draft.type}
        onChange={({ currentTarget }) => change({ type: currentTarget.value as (typeof types)[number] })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {say(`type.${type}`)}
          </option>
        ))}
      </SelectField>
      <PlaceFields state={state} />
      <TextAreaField
        label={say('text')}
        hint={say('textHint')}
        rows={8}
        value={draft.content}
        error={said.fields['content']}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <FilmFields state={state} />
    </div>
  );
};
