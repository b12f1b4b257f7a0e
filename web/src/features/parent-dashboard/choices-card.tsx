import type { Ask } from '@afrolearn/contract';
import type { Choices, DashboardChild } from '@afrolearn/contract/family.ts';
import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { type FormEvent, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from './failure.ts';
import { choose, myChoices } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';
import { TextPreview } from './text-preview.tsx';

const c = classes(css);

type Change = Ask<'PATCH /parent/choices'>['body'];
type Said = { kind: 'ok' | 'bad'; text: string } | null;

type PhoneProps = { shown: Choices; onChange: (change: Change) => Promise<boolean> };

/** The phone number for texts; a page only gets its last digits. */
const PhoneForm = ({ shown, onChange }: PhoneProps) => {
  const say = useText(family);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const phone = String(new FormData(form).get('phone') ?? '');
    if (await onChange({ phone, sms: true })) form.reset();
  };
  return (
    <form className={c('form')} onSubmit={submit} noValidate>
      <TextField
        label={say('phone')}
        hint={say('phoneHint')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <p className={c('links')}>
        <Button type="submit" size="sm" kind="quiet">
          {say('saveNumber')}
        </Button>
        {shown.phone !== null && (
          <Button size="sm" kind="ghost" onClick={() => onChange({ phone: null })}>
            {say('forgetNumber')}
          </Button>
        )}
      </p>
    </form>
  );
};

/** A guardian's notification choices, and the channel of the weekly report. Each change is saved at once. */
export const ChoicesCard = ({ child }: { child: DashboardChild | null }) => {
  const say = useText(family);
  const { state, data, retry } = useAnswer('parent-choices', myChoices);
  const [changed, setChanged] = useState<Choices | null>(null);
  const [said, setSaid] = useState<Said>(null);
  const [numbering, setNumbering] = useState(false);
  const shown = changed ?? data;
  const change = async (wanted: Change): Promise<boolean> => {
    setSaid(null);
    try {
      const kept = await choose(wanted);
      setChanged(kept);
      setNumbering(false);
      setSaid({ kind: 'ok', text: say('saved') });
      return true;
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say) });
      return false;
    }
  };
  if (shown === null)
    return (
      <Card>
        {state === 'loading' ? (
          <Bones lines={4} label={say('loading')} />
        ) : (
          <Failed retry={retry}>{say('loadFailed')}</Failed>
        )}
      </Card>
    );
  const box = (key: 'assignmentUpdates' | 'newResources' | 'paper' | 'mail', hint?: string) => ({
    label: say(key),
    hint,
    checked: shown[key],
    onChange: () => void change({ [key]: !shown[key] }),
  });
  const textHint = [
    shown.phone === null ? '' : say('textTo', { phone: shown.phone }),
    shown.can.sms ? '' : say('textOff'),
  ];
  return (
    <>
      <Card as="section" aria-labelledby="notifications">
        <h2 id="notifications">{say('notifications')}</h2>
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
        <Check {...box('assignmentUpdates')} />
        <Check {...box('newResources')} />
        <h2>{say('weekReport')}</h2>
        <SelectField
          label={say('language')}
          value={shown.language}
          onChange={(event) => void change({ language: event.target.value as Language })}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Check {...box('paper')} />
        <Check
          label={say('text')}
          hint={textHint.filter((one) => one !== '').join(' · ')}
          checked={shown.sms}
          onChange={() => (shown.phone === null ? setNumbering(true) : void change({ sms: !shown.sms }))}
        />
        {(numbering || shown.phone !== null) && <PhoneForm shown={shown} onChange={change} />}
        <Check {...box('mail', shown.can.mail ? undefined : say('mailOff'))} />
      </Card>
      {child !== null && <TextPreview child={child} language={shown.language} />}
    </>
  );
};
