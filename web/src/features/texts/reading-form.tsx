import type { Text } from '@afrolearn/contract/texts.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { draftOf, dropDraft, keepDraft, type TextDraft } from './text-drafts.ts';
import css from './texts.module.css';
import type { Sending, SpokenLanguage } from './use-sending.tsx';

const c = classes(css);

type Props = {
  text: Text;
  language: SpokenLanguage;
  verdict: 'better' | 'unsure';
  sending: Sending;
  onClose: () => void;
};

/** Initial values: this device's draft, else the reader's own version, else the current text. */
const beginning = ({ key, wording, readings }: Text, language: string): TextDraft => {
  const own = readings.find(({ mine }) => mine);
  const draft = draftOf(language, key);
  // A draft with other plural forms is discarded.
  if (draft !== null && draft.wording.length === wording.length) return draft;
  return { wording: own?.wording ?? wording, note: draft?.note ?? own?.note ?? '' };
};

/** A better wording with a note, or just a doubt. Every change is stored on the device. */
export const ReadingForm = ({ text, language, verdict, sending, onClose }: Props) => {
  const say = useText(readTexts);
  const [draft, setDraft] = useState(() => beginning(text, language));
  const change = (next: TextDraft) => {
    setDraft(next);
    keepDraft(language, text.key, next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = draft.note.trim() === '' ? {} : { note: draft.note };
    const wording = verdict === 'better' ? { wording: [...draft.wording] } : {};
    if (await sending.send({ verdict, ...wording, ...note })) onClose();
  };
  const labels = text.wording.length === 1 ? [say('yours')] : [say('yours.one'), say('yours.other')];
  return (
    <form className={c('text')} onSubmit={submit} noValidate>
      {verdict === 'better' &&
        draft.wording.map((form, at) => (
          <TextAreaField
            // biome-ignore lint/suspicious/noArrayIndexKey: a plural form is known by its place alone
            key={at}
            label={labels[at]}
            hint={say('room', { most: text.mostLetters })}
            error={sending.faults[`wording.${at}`]}
            lang={language}
            rows={form.length > 60 ? 4 : 2}
            maxLength={2000}
            // Edits during the request would be deleted with the draft.
            readOnly={sending.busy}
            value={form}
            onChange={({ target }) =>
              change({
                ...draft,
                // A line break of the keyboard is a space: a text is one line.
                wording: draft.wording.map((one, place) =>
                  place === at ? target.value.replace(/\s*\n\s*/g, ' ') : one,
                ),
              })
            }
          />
        ))}
      <TextAreaField
        label={say(verdict === 'better' ? 'note' : 'doubt')}
        error={sending.faults['note']}
        rows={2}
        maxLength={500}
        readOnly={sending.busy}
        value={draft.note}
        onChange={({ target }) => change({ ...draft, note: target.value })}
      />
      <div className={c('acts')}>
        <Button type="submit" size="sm" busy={sending.busy}>
          {say(verdict === 'better' ? 'send' : 'sendDoubt')}
        </Button>
        <Button size="sm" kind="paper" onClick={onClose}>
          {say('close')}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          onClick={() => {
            dropDraft(language, text.key);
            onClose();
          }}
        >
          {say('drop')}
        </Button>
      </div>
    </form>
  );
};
