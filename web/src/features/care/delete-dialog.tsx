import { type FormEvent, useId, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { care } from '#messages/care/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { deleteAccount } from './care.api.ts';
import css from './care.module.css';

const c = classes(css);

type Props = {
  open: boolean;
  childId: number | null;
  /** The consequences, in the page's words. */
  meaning: string;
  /** A child with a guardian can only request it. */
  asks: boolean;
  onClose: () => void;
  onDone: () => void;
};

type Problem = { text: string; word?: string; password?: string };

/** A typed word and the password, so that no account is deleted by mistake. */
export const DeleteDialog = ({ open, childId, meaning, asks, onClose, onDone }: Props) => {
  const say = useText(care);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const word = say('word');

  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    if (
      String(values.get('word') ?? '')
        .trim()
        .toUpperCase() !== word
    ) {
      setProblem({ text: '', word: say('wrongWord', { word }) });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await deleteAccount(childId, String(values.get('password') ?? ''));
      onClose();
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) setProblem({ text: say('failed') });
      else if (error.code === 'network') setProblem({ text: say('networkFailed') });
      else {
        const { password } = error.fields;
        setProblem({ text: error.said ?? say('failed'), ...(password === undefined ? {} : { password }) });
      }
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={asks ? say('ask') : say('sure')}
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {busy ? say('deleting') : asks ? say('ask') : say('deleteNow')}
          </Button>
        </>
      }
    >
      <form id={id} className={c('stack')} onSubmit={submit} noValidate>
        {problem !== null && problem.text !== '' && <Notice kind="bad">{problem.text}</Notice>}
        <p>{meaning}</p>
        {!asks && <p>{say('unsent')}</p>}
        <TextField
          label={say('typeWord', { word })}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={problem?.word}
        />
        <PasswordField
          label={say('password')}
          hint={say('passwordHint')}
          name="password"
          autoComplete="current-password"
          maxLength={512}
          showLabel={say('showPassword')}
          hideLabel={say('hidePassword')}
          error={problem?.password}
        />
      </form>
    </Dialog>
  );
};
