import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { family } from '#messages/family/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from './failure.ts';
import { invite } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

type AddChildProps = { open: boolean; onClose: () => void; onInvited: (name: string) => void };
type Problem = { text: string; fields: Readonly<Record<string, string>> };

/** Spec 2: name, class and email request a link; also a code, or an account made at home. */
export const AddChildDialog = ({ open, onClose, onInvited }: AddChildProps) => {
  const say = useText(family);
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const target = event.currentTarget;
    const values = new FormData(target);
    const word = (key: string) => String(values.get(key) ?? '').trim();
    const [name, chosen, email] = [word('name'), word('class'), word('email')];
    if (name === '' || chosen === '' || email === '') return setProblem({ text: say('fillAll'), fields: {} });
    setBusy(true);
    setProblem(null);
    try {
      await invite({ name, class: chosen, email });
      target.reset();
      onInvited(name);
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      setProblem({ text: failureOf(error, say), fields });
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('addChild')}
      closeLabel={say('close')}
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {say('addChild')}
          </Button>
        </>
      }
    >
      <form id={form} className={c('form')} onSubmit={submit} noValidate>
        <p className={c('quiet')}>{say('addChildText')}</p>
        {problem !== null && <Notice kind="bad">{problem.text}</Notice>}
        <TextField
          label={say('name')}
          name="name"
          autoComplete="off"
          required
          maxLength={60}
          error={problem?.fields['name']}
        />
        <SelectField label={say('class')} name="class" required error={problem?.fields['class']}>
          <option value="">{say('chooseClass')}</option>
          {grades.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label={say('email')}
          hint={say('emailHint')}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          error={problem?.fields['email']}
        />
        <p className={c('links')}>
          <b>{say('otherWays')}</b>
          <Link to={paths.children}>{say('haveCode')}</Link>
          <Link to={paths.children}>{say('makeAtHome')}</Link>
        </p>
      </form>
    </Dialog>
  );
};
