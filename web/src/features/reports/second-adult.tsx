import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { chooseSecond, schoolSafety } from './reports.api.ts';
import css from './reports.module.css';

const c = classes(css);

/** The head chooses who reads urgent reports beside them. */
export const SecondAdult = () => {
  const say = useText(texts);
  const answer = useAnswer('school safety', schoolSafety);
  const [chosen, setChosen] = useState<string | null>(null);
  const [end, setEnd] = useState<'saved' | 'failed' | null>(null);
  const choose = async (value: string) => {
    setChosen(value);
    setEnd(null);
    try {
      await chooseSecond(value === '' ? null : Number(value));
      setEnd('saved');
    } catch {
      setChosen(null);
      setEnd('failed');
    }
  };
  if (answer.state === 'failed' || answer.state === 'missing')
    return <Failed retry={answer.retry}>{say('loadFailed')}</Failed>;
  if (answer.data === null) return <Bones lines={3} label={say('loading')} />;
  const { second, adults } = answer.data;
  return (
    <Card as="section" className={c('rules')}>
      <h2>{say('second')}</h2>
      <p>{say('secondLead')}</p>
      <SelectField
        label={say('second')}
        value={chosen ?? String(second?.id ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{say('secondNobody')}</option>
        {adults.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {end === 'saved' && <Notice kind="ok">{say('secondSaved')}</Notice>}
      {end === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}
    </Card>
  );
};
