import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { schoolSafety, setSchoolSafety } from './reports.api.ts';
import css from './reports.module.css';

const c = classes(css);

/** The head chooses who reads urgent reports beside them, and whether groups are open to the whole school. */
export const SecondAdult = () => {
  const say = useText(texts);
  const answer = useAnswer('school safety', schoolSafety);
  const [chosen, setChosen] = useState<string | null>(null);
  const [end, setEnd] = useState<'saved' | 'failed' | null>(null);
  const [groups, setGroups] = useState<boolean | null>(null);
  const save = async (body: Parameters<typeof setSchoolSafety>[0]) => {
    setEnd(null);
    try {
      await setSchoolSafety(body);
      setEnd('saved');
    } catch {
      setChosen(null);
      setGroups(null);
      setEnd('failed');
    }
  };
  const choose = (value: string) => {
    setChosen(value);
    return save({ second: value === '' ? null : Number(value) });
  };
  if (answer.state === 'failed' || answer.state === 'missing')
    return <Failed retry={answer.retry}>{say('loadFailed')}</Failed>;
  if (answer.data === null) return <Bones lines={3} label={say('loading')} />;
  const { second, adults, schoolGroups } = answer.data;
  const isOpen = groups ?? schoolGroups;
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
      <h2>{say('schoolGroups')}</h2>
      <Check
        label={say('schoolGroupsOn')}
        hint={say('schoolGroupsHint')}
        checked={isOpen}
        onChange={() => {
          setGroups(!isOpen);
          return save({ schoolGroups: !isOpen });
        }}
      />
      {end === 'saved' && <Notice kind="ok">{say('secondSaved')}</Notice>}
      {end === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}
    </Card>
  );
};
