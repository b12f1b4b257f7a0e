import type { Growth } from '@afrolearn/contract/family.ts';
import { calledName } from '@afrolearn/learning/growth/growth.ts';
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { Check } from 'lucide-react';
import { dayText, weekdayAndDay, weekdayText } from '#lib/dates.ts';
import { useTextIn } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import css from './half-page.module.css';

const c = classes(css);

export type HalfPageProps = {
  name: string;
  studentId: string;
  class: string | null;
  school: string | null;
  teacher: string | null;
  kind: 'weekly' | 'termly';
  from: string;
  to: string;
  term: number;
  days: readonly string[];
  growth: Growth;
  /** The family's language, for headings, days and sentences. */
  language: Language;
};

/** Half an A4 page for families: white in both themes, as printed. */
export const HalfPage = (page: HalfPageProps) => {
  const { name, growth, days, kind, from, language } = page;
  const say = useTextIn(family, language);
  const isWeek = kind === 'weekly';
  const named = isWeek ? weekdayAndDay : dayText;
  const span = { term: page.term, from: named(language, from), to: named(language, page.to) };
  return (
    <article
      lang={language}
      className={c('half')}
      data-cloth="heritage"
      aria-label={say('reportOf', { name })}
    >
      <ClothBand kind="selvedge" />
      <header>
        <div>
          <h2>{name}</h2>
          <p>{[page.class, page.school].filter((one) => one !== null).join(' · ')}</p>
        </div>
        <p>
          {say(isWeek ? 'weekFromTo' : 'termFromTo', span)}
          {page.teacher !== null && (
            <>
              <br />
              {say('teacher', { name: page.teacher })}
            </>
          )}
        </p>
      </header>
      <div className={c('parts')}>
        <div>
          <h3>{say(isWeek ? 'theseDays' : 'thisTerm')}</h3>
          <ol>
            {growth.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          {growth.worry === null ? (
            <>
              <h3>{say(isWeek ? 'noWorry' : 'noWorryTerm')}</h3>
              <p>{say('teachYou', { name: calledName(name) })}</p>
            </>
          ) : (
            <div className={c('worry')}>
              <h3>{say('hard')}</h3>
              <p>
                {growth.worry.what} {say('helps', growth.worry)}
              </p>
            </div>
          )}
        </div>
        <div className={c('home')}>
          <h3>{say('atHome')}</h3>
          <p>{growth.home}</p>
          <p className={c('box')}>{say('didIt')}</p>
        </div>
      </div>
      <div className={c('row')}>
        {isWeek && (
          <table>
            <caption>{say('learntOn')}</caption>
            <tbody>
              <tr>
                {[0, 1, 2, 3, 4, 5, 6].map((place) => {
                  const day = addDays(from, place);
                  return (
                    <td key={day}>
                      {weekdayText(language, day, 'short')}
                      {days.includes(day) ? <Check aria-hidden /> : <i />}
                    </td>
                  );
                })}
              </tr>
            </tbody>
          </table>
        )}
        <p className={c('word')}>
          <span>{say('wordFromHome')}</span>
          <i />
          <i />
        </p>
      </div>
      <footer>
        <span>AfroLearn · {page.studentId}</span>
        <span>{say('notRanked')}</span>
      </footer>
    </article>
  );
};
