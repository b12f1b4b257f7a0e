import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { teachers as texts } from '#messages/teachers/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { reloadSoon } from './reload.ts';
import { addTeacher } from './teachers.api.ts';
import css from './teachers.module.css';

const c = classes(css);

type Faults = Readonly<Record<string, string>>;

/** Spec 2 §5: the email of a teacher and the name of the class, both needed. */
export const AddTeacher = () => {
  const say = useText(texts);
  const [teacherEmail, setEmail] = useState('');
  const [className, setName] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [failed, setFailed] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const missing: Record<string, string> = {};
    if (!/^\S+@\S+$/.test(teacherEmail.trim())) missing['teacherEmail'] = say('emailMissing');
    if (className.trim() === '') missing['className'] = say('nameMissing');
    setFaults(missing);
    setFailed(null);
    if (Object.keys(missing).length > 0 || state !== 'open') return;
    setState('busy');
    try {
      await addTeacher({ teacherEmail, className });
      setState('sent');
      void reloadSoon();
    } catch (error) {
      setState('open');
      const fields = error instanceof CallError ? (error.fields ?? {}) : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0)
        setFailed((error instanceof CallError ? error.said : null) ?? say('addFailed'));
    }
  };

  return (
    <Card as="section">
      <form className={c('form')} onSubmit={ask} noValidate>
        <h2>{say('add')}</h2>
        <p className={c('muted')}>{say('addLead')}</p>
        <TextField
          label={say('email')}
          type="email"
          required
          autoComplete="off"
          placeholder="teacher@school.ug"
          value={teacherEmail}
          onChange={({ target }) => setEmail(target.value)}
          error={faults['teacherEmail']}
        />
        <TextField
          label={say('className')}
          required
          maxLength={60}
          value={className}
          onChange={({ target }) => setName(target.value)}
          error={faults['className']}
        />
        <Button type="submit" icon={<Mail />} busy={state === 'busy'}>
          {say('ask')}
        </Button>
        {state === 'sent' && <Notice kind="ok">{say('sent')}</Notice>}
        {failed !== null && <Notice kind="bad">{failed}</Notice>}
      </form>
    </Card>
  );
};
