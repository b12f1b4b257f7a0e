import { gradeById, gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { today } from '#lib/today.ts';
import { plan } from '#messages/plan/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { assignTo, receiversOf } from './assign.api.ts';
import css from './assign.module.css';
import { classOfGrade } from './class-of-grade.ts';

const c = classes(css);

type Role = 'teacher' | 'parent';

type FormProps = {
  role: Role;
  gradeId: number | null;
  chosen: number | null;
  onChoose: (id: number) => void;
  due: string;
  onDue: (day: string) => void;
};

const Form = ({ role, gradeId, chosen, onChoose, due, onDue }: FormProps) => {
  const say = useText(plan);
  const receivers = useAnswer(`receivers ${role}`, async () => {
    const all = await receiversOf(role);
    const child = all.find(({ grade }) => gradeByName(grade ?? '')?.id === gradeId) ?? all[0];
    const fits = role === 'teacher' ? classOfGrade(all, gradeId) : child;
    if (fits != null) onChoose(fits.id);
    return all;
  });
  if (receivers.state === 'loading') return <Bones lines={2} label={say('loading')} />;
  if (receivers.data === null) {
    return <Failed retry={receivers.retry}>{say('assignFailed')}</Failed>;
  }
  if (receivers.data.length === 0)
    return <Notice kind="info">{say(role === 'teacher' ? 'noClass' : 'noChild')}</Notice>;
  const grade = gradeById(gradeId ?? 0)?.name;
  const isOfNone =
    role === 'teacher' && grade !== undefined && classOfGrade(receivers.data, gradeId) === null;
  return (
    <div className={c('form')}>
      {isOfNone && <Notice kind="info">{say('noClassOfGrade', { grade })}</Notice>}
      <SelectField
        label={say(role === 'teacher' ? 'toClass' : 'toChild')}
        value={chosen ?? ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {chosen === null && <option value="">{say('chooseClass')}</option>}
        {receivers.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={say('dueDay')}
        // An earlier due date would be over at once.
        min={today()}
        value={due}
        onChange={(event) => onDue(event.target.value)}
      />
    </div>
  );
};

type Props = {
  role: Role;
  open: boolean;
  target: string;
  title: string;
  gradeId: number | null;
  /** For a paper task: title, text, and the answers for the teacher's review. */
  paper?: { title: string; paper: string; answers: string } | undefined;
  onClose: () => void;
  onDone: (learners: number) => void;
};

/** A teacher chooses a class, a parent a child, with an optional due date. */
export const AssignDialog = ({ role, open, target, title, gradeId, paper, onClose, onDone }: Props) => {
  const say = useText(plan);
  const [chosen, setChosen] = useState<number | null>(null);
  const [due, setDue] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const assign = async () => {
    if (chosen === null) return;
    setBusy(true);
    setFailed(null);
    try {
      const { learners } = await assignTo({
        ref: target,
        ...(role === 'teacher' ? { classId: chosen } : { childId: chosen }),
        dueOn: due === '' ? null : due,
        ...paper,
      });
      onDone(learners);
    } catch (error) {
      const told = error instanceof CallError ? (Object.values(error.fields)[0] ?? error.said) : null;
      setFailed(told ?? say('assignFailed'));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('assignTitle', { title })}
      closeLabel={say('close')}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button busy={busy} disabled={chosen === null} onClick={assign}>
            {say('assign')}
          </Button>
        </>
      }
    >
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      <Form role={role} gradeId={gradeId} chosen={chosen} onChoose={setChosen} due={due} onDue={setDue} />
    </Dialog>
  );
};
