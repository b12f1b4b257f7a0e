import type { Reply } from '@afrolearn/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { mostBytes, textOfFile } from './read-file.ts';
import css from './rosters.module.css';
import { Segments } from './segments.tsx';
import type { Roster } from './use-roster.ts';

const c = classes(css);

const ways = ['type', 'paste', 'file'] as const;
type Way = (typeof ways)[number];
type Props = { roster: Roster; rooms: Reply<'GET /rosters/classes'> };

/** The first step: names are typed, pasted or loaded into one editable field. */
export const NamesPart = ({ roster, rooms }: Props) => {
  const say = useText(rosters);
  const { draft, busy, failure, change, check } = roster;
  // A public server has no picture PINs, so there is no choice.
  const profile = useProfile();
  const [way, setWay] = useState<Way>('type');
  const [file, setFile] = useState<{ name: string; problem: string | null } | null>(null);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (chosen === undefined) return;
    if (chosen.size > mostBytes) return setFile({ name: chosen.name, problem: say('fileTooLarge') });
    change({ text: await textOfFile(chosen) });
    setFile({ name: chosen.name, problem: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };

  return (
    <Card as="section" aria-labelledby="roster-names">
      <form className={c('form')} onSubmit={submit} noValidate>
        <h2 id="roster-names">{say('names')}</h2>
        <Segments
          label={say('how')}
          choices={ways.map((id) => ({ id, label: say(id) }))}
          chosen={way}
          onChoose={setWay}
        />
        {way === 'file' && (
          <TextField
            label={say('fileLabel')}
            hint={say('fileHint')}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={take}
            error={file?.problem ?? undefined}
          />
        )}
        {way === 'file' && file !== null && file.problem === null && (
          <Notice kind="ok">{say('fileRead', { name: file.name })}</Notice>
        )}
        <TextAreaField
          label={say('namesLabel')}
          hint={way === 'file' ? undefined : say(way === 'type' ? 'typeHint' : 'pasteHint')}
          rows={12}
          className={c('lines')}
          autoComplete="off"
          spellCheck={false}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          error={failure?.fields['text']}
        />
        <div className={c('pair')}>
          <SelectField
            label={say('classFor')}
            value={draft.classId ?? ''}
            onChange={(event) =>
              change({ classId: event.target.value === '' ? null : Number(event.target.value) })
            }
            error={failure?.fields['classId']}
          >
            <option value="">{say('noClassChosen')}</option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {profile !== 'public' && (
            <div className={c('secret')}>
              <b>{say('secret')}</b>
              <Segments
                label={say('secret')}
                choices={[
                  { id: 'pictures', label: say('pictures') },
                  { id: 'card', label: say('words') },
                ]}
                chosen={draft.secret}
                onChoose={(secret) => change({ secret })}
              />
              {draft.secret === 'pictures' && <p className={c('hint')}>{say('secretHint')}</p>}
            </div>
          )}
        </div>
        <Button type="submit" busy={busy} className={c('start')}>
          {say('check')}
        </Button>
      </form>
    </Card>
  );
};
