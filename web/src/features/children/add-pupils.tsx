import type { IssuedCard } from '@afrolearn/contract/families.ts';
import { gradeIdOf } from '@afrolearn/learning/catalogue/grades.ts';
import { mayHave } from '@afrolearn/learning/people/secrets.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { addPupils } from './children.api.ts';
import css from './children-page.module.css';
import { type Failure, failureOf } from './failure.ts';
import { SecretChoice, useKinds } from './secret-choice.tsx';

const c = classes(css);

/** One name per line, as pasted from a class list; leading numbers ('12. Okello') are dropped. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+(?:\s*[.):-]\s*|\s+)/, '').trim())
    .filter((line) => /\p{L}/u.test(line));

type Props = { classId: number; grade: string; onMade: (cards: IssuedCard[]) => void };

export const AddPupils = ({ classId, grade, onMade }: Props) => {
  const say = useText(texts);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<'pictures' | 'card' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const gradeId = gradeIdOf(grade);
  const kinds = useKinds(['pictures', 'card'] as const, gradeId);
  // The default is pictures for young learners; older ones may choose them.
  const usual = mayHave('pictures', { gradeId, profile: 'school' }) ? 'pictures' : 'card';
  const kind = kinds.find((one) => one === (wanted ?? usual)) ?? 'card';
  const names = namesIn(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(names.length === 0 ? { text: '', fields: { names: say('namesRequired') } } : null);
    if (names.length === 0) return;
    setBusy(true);
    try {
      onMade(await addPupils(classId, { names, secret: kind }));
      setText('');
    } catch (error) {
      setFailure(failureOf(error, say));
    }
    setBusy(false);
  };

  /* 'names.3' is the fourth submitted name. */
  const problems = Object.entries(failure?.fields ?? {}).flatMap(([field, problem]) => {
    const at = /^names\.(\d+)$/.exec(field)?.[1];
    if (at !== undefined) return [say('lineProblem', { line: names[Number(at)] ?? at, problem })];
    return field === 'names' ? [problem] : [];
  });

  return (
    <Card as="section" aria-labelledby="add-pupils">
      <form className={c('form')} onSubmit={submit} noValidate>
        <h2 id="add-pupils">{say('addPupils')}</h2>
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        <TextAreaField
          label={say('names')}
          hint={say('namesHint')}
          rows={8}
          className={c('names')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problems.length > 0 ? problems.join(' ') : undefined}
        />
        <SecretChoice kinds={kinds} chosen={kind} onChoose={setWanted} error={failure?.fields['secret']} />
        <Button type="submit" busy={busy} className={c('start')}>
          {busy && say('making')}
          {!busy && (names.length === 0 ? say('addPupils') : say('makeCards', { count: names.length }))}
        </Button>
      </form>
    </Card>
  );
};
