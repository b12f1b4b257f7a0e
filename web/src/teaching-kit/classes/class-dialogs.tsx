import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import { gradeIdOf, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { classTexts } from '#messages/classes/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError, SelectField, TextField } from '#ui/field.tsx';
import { editClass, makeClass } from './classes.api.ts';
import css from './classes.module.css';

const c = classes(css);

type Draft = { name: string; grade: string; subject: string; students: string };
type Failure = { text: string; fields: Readonly<Record<string, string>> };

/** The same validation and messages for 'Add class' and 'Edit Class' (spec 2). */
const wrongIn = ({ name, grade, subject, students }: Draft): 'fillAll' | 'positive' | null => {
  if ([name, grade, subject, students].some((value) => value.trim() === '')) return 'fillAll';
  return /^\d+$/.test(students.trim()) && Number(students) >= 1 && Number.isSafeInteger(Number(students))
    ? null
    : 'positive';
};

const subjectsFor = (grade: string) => [
  ...(grade === '' ? [] : subjectsOfGrade(gradeIdOf(grade))),
  ...areasBeyondTheClassroom,
];

type FormProps = {
  start: Draft;
  send: (draft: Omit<Draft, 'students'> & { students: number }) => Promise<ClassOfTeacher>;
  words: { send: 'addClass' | 'saveChanges'; failed: 'createFailed' | 'saveFailed' };
  onDone: (room: ClassOfTeacher) => void;
  onClose: () => void;
};

const ClassForm = ({ start, send, words, onDone, onClose }: FormProps) => {
  const say = useText(classTexts);
  const [draft, setDraft] = useState(start);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const set = (field: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft((now) => ({ ...now, [field]: event.target.value }));
  const choices = subjectsFor(draft.grade);
  // A subject that the new grade does not have must be chosen again.
  const subject = choices.some(({ name }) => name === draft.subject) ? draft.subject : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const sent = { ...draft, subject };
    const wrong = wrongIn(sent);
    setFailure(wrong === null ? null : { text: say(wrong), fields: {} });
    if (wrong !== null) return;
    setBusy(true);
    try {
      onDone(await send({ ...sent, students: Number(draft.students) }));
    } catch (error) {
      const known = error instanceof CallError && error.code !== 'network' ? error : null;
      setFailure({
        text: known?.said ?? say(words.failed),
        fields: known?.fields ?? {},
      });
    }
    setBusy(false);
  };

  return (
    <form className={c('form')} onSubmit={submit} noValidate>
      <TextField
        label={say('className')}
        value={draft.name}
        onChange={set('name')}
        maxLength={60}
        autoComplete="off"
        required
        error={failure?.fields['name']}
      />
      <div className={c('pair')}>
        <SelectField
          label={say('grade')}
          value={draft.grade}
          onChange={set('grade')}
          required
          error={failure?.fields['grade']}
        >
          <option value="">{say('chooseOne')}</option>
          {grades.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label={say('subject')}
          value={subject}
          onChange={set('subject')}
          required
          error={failure?.fields['subject']}
        >
          <option value="">{say('chooseOne')}</option>
          {choices.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={say('numberOfStudents')}
        hint={say('numberHint')}
        type="number"
        inputMode="numeric"
        min={1}
        value={draft.students}
        onChange={set('students')}
        required
        error={failure?.fields['students']}
      />
      {failure !== null && (
        <div role="alert">
          <FieldError id={undefined}>{failure.text}</FieldError>
        </div>
      )}
      <div className={c('answers')}>
        <Button kind="paper" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {say(words.send)}
        </Button>
      </div>
    </form>
  );
};

type AddProps = { open: boolean; onClose: () => void; onDone: (room: ClassOfTeacher) => void };

/** 'Add New Class'. The documented number of students is an input, but the roster is what counts (G38). */
export const AddClassDialog = ({ open, onClose, onDone }: AddProps) => {
  const say = useText(classTexts);
  return (
    <Dialog open={open} onClose={onClose} title={say('addClass')} closeLabel={say('close')}>
      {open && (
        <ClassForm
          start={{ name: '', grade: '', subject: '', students: '' }}
          send={makeClass}
          words={{ send: 'addClass', failed: 'createFailed' }}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};

/** The fields that a page needs to edit a class. Class detail has only these. */
export type EditedClass = Pick<ClassOfTeacher, 'id' | 'name' | 'grade' | 'subject' | 'students'>;
type EditProps = {
  /** Null closes the dialog. */
  room: EditedClass | null;
  onClose: () => void;
  onDone: (room: ClassOfTeacher) => void;
};

export const EditClassDialog = ({ room, onClose, onDone }: EditProps) => {
  const say = useText(classTexts);
  return (
    <Dialog open={room !== null} onClose={onClose} title={say('editClass')} closeLabel={say('close')}>
      {room !== null && (
        <ClassForm
          key={room.id}
          start={{ ...room, students: String(Math.max(1, room.students)) }}
          send={({ name, grade, subject, students }) =>
            editClass(room.id, { name, grade, subject, students })
          }
          words={{ send: 'saveChanges', failed: 'saveFailed' }}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};
