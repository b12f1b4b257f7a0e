import type { NewStaffCode } from '@afrolearn/contract/administration.ts';
import { Printer } from 'lucide-react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './code-sheet.module.css';

const c = classes(css);

type Props = { codes: readonly NewStaffCode[]; school: string; onDone: () => void };

/** The new codes. They exist only here and on paper. */
export const CodeSheet = ({ codes, school, onDone }: Props) => {
  const say = useText(administration);
  const { language } = useLanguage();
  const title = say('codesReady', { count: codes.length });
  return (
    <section className={c('sheet')} aria-label={title}>
      <Notice
        kind="ok"
        className="noprint"
        action={
          <div className={c('acts')}>
            <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
              {say('print')}
            </Button>
            <Button size="sm" kind="paper" onClick={onDone}>
              {say('done')}
            </Button>
          </div>
        }
      >
        <b>{title}</b> {say('shownOnce')}
      </Notice>
      <ul className={c('papers')}>
        {codes.map(({ id, code, expiresAt }) => (
          <li key={id} className={c('paper')}>
            <p>
              <b>{school}</b> · {say('staffCode')}
            </p>
            <p className={c('code')}>
              {code.slice(0, 4)} {code.slice(4)}
            </p>
            <p className={c('how')}>
              {say('codeHow')} {say('codeUntil', { date: dateText(language, expiresAt) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
