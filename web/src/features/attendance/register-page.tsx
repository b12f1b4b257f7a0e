import type { TermRegister } from '@afrolearn/contract/attendance.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { attendance as texts } from '#messages/attendance/en.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import { readRegister } from './attendance.api.ts';
import css from './register.module.css';
import { RegisterSheet } from './register-sheet.tsx';
import { sheetsOf } from './sheets.ts';

const c = classes(css);

type Term = TermRegister['terms'][number];

/** /classes/:id/register: a term's register, to print and sign. */
export const RegisterPage = () => {
  const say = useText(texts);
  const id = Number(useParams()['id']);
  const [chosen, setChosen] = useState<Term | null>(null);
  const days = chosen === null ? null : { from: chosen.from, to: chosen.to };
  const question = `term register ${id} ${chosen?.from ?? 'now'}`;
  const { state, data, failure, retry } = useAnswer(question, () => readRegister(id, days));
  usePageTitle(say('register'));
  const termText = ({ number, year }: Term) => say('term', { number, year });
  const term = data?.terms.find(({ from }) => from === data.from) ?? null;
  const sheets = data === null ? [] : sheetsOf(data);
  if (state === 'missing')
    return (
      <NotHere
        title={say('noClass')}
        text={say('noClassText')}
        to={paths.teacherDashboard}
        way={say('toDashboard')}
      />
    );
  return (
    <div className={c('page')} data-mood="adult">
      <div className={join(c('tools'), 'noprint')}>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.attendance(id)}>
          {say('back')}
        </ButtonLink>
        {data !== null && (
          <SelectField
            label={say('whichTerm')}
            value={data.from}
            onChange={({ target }) => setChosen(data.terms.find(({ from }) => from === target.value) ?? null)}
          >
            {data.terms.map((one) => (
              <option key={one.from} value={one.from}>
                {termText(one)}
              </option>
            ))}
          </SelectField>
        )}
        <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </div>
      {state === 'loading' && data === null && <Bones lines={8} label={say('loading')} />}
      {state === 'failed' && <Failed retry={retry}>{failure?.said ?? say('loadFailed')}</Failed>}
      {data !== null && data.days.length === 0 && <Notice kind="info">{say('noDays')}</Notice>}
      {data !== null &&
        data.days.length > 0 &&
        sheets.map((sheet, place) => (
          <RegisterSheet
            key={`${sheet.days[0]} ${sheet.rows[0]?.place}`}
            register={data}
            sheet={sheet}
            term={term === null ? '' : termText(term)}
            page={place + 1}
            pages={sheets.length}
          />
        ))}
    </div>
  );
};
