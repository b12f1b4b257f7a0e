import { type Language, languages } from '@afrolearn/learning/languages/languages.ts';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { addWord, ownWords, removeWord } from './reports.api.ts';
import css from './reports.module.css';

const c = classes(css);

/** Words that the school refuses, in four languages: added and removed by the head. */
export const OwnWords = () => {
  const say = useText(texts);
  const { language: spoken } = useLanguage();
  const answer = useAnswer('school words', ownWords);
  const [language, setLanguage] = useState<Language>(spoken);
  const [word, setWord] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const doing = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(null);
    try {
      await act();
      setWord('');
      answer.retry();
    } catch (error) {
      const said = error instanceof CallError ? (error.fields['word'] ?? error.said) : null;
      setFailed(said ?? say('failed'));
    }
    setBusy(false);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void doing(() => addWord({ language, word }));
  };
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  return (
    <Card as="section" className={c('rules')}>
      <h2>{say('words')}</h2>
      <p>{say('wordsLead')}</p>
      <form className={c('addWord')} onSubmit={add}>
        <SelectField
          label={say('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say('word')}
          hint={say('wordHint')}
          error={failed}
          maxLength={40}
          value={word}
          autoComplete="off"
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" busy={busy}>
          {say('add')}
        </Button>
      </form>
      {(answer.state === 'failed' || answer.state === 'missing') && (
        <Failed retry={answer.retry}>{say('loadFailed')}</Failed>
      )}
      {answer.data === null && answer.state === 'loading' && <Bones lines={2} label={say('loading')} />}
      {answer.data?.length === 0 && <p>{say('noWords')}</p>}
      <ul className={c('wordList')}>
        {answer.data?.map((one) => (
          <li key={one.id}>
            <span>
              {one.word} <small>{nameOf(one.language)}</small>
            </span>
            <Button kind="ghost" size="sm" round icon={<X />} onClick={() => doing(() => removeWord(one.id))}>
              {say('remove', { word: one.word })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
