import type { TermRegister } from '@afrolearn/contract/attendance.ts';
import { weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { classes } from '#ui/classes.ts';
import css from './register.module.css';
import { letters, percentOf, type Row, type Sheet } from './sheets.ts';

const c = classes(css);

const legend = ['present', 'late', 'sick', 'fees', 'rain', 'work', 'family', 'unknown', 'absent'] as const;

const Head = ({ sheet }: { sheet: Sheet }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {say('number')}
        </th>
        <th rowSpan={2} scope="col" className={c('name')}>
          {say('name')}
        </th>
        {sheet.weeks.map(({ number, days }) => (
          <th key={number} colSpan={days.length} scope="colgroup" className={c('week')}>
            {days.length > 2 ? say('week', { number }) : number}
          </th>
        ))}
        <th colSpan={2} scope="colgroup" className={c('week')}>
          {say('total')}
        </th>
        {sheet.isLast && (
          <th colSpan={2} scope="colgroup" className={c('week')}>
            {say('wholeTerm')}
          </th>
        )}
      </tr>
      <tr>
        {sheet.weeks.flatMap(({ days }) =>
          days.map((day, place) => (
            <th key={day} scope="col" className={c(place === 0 && 'week')}>
              {weekdayText(language, day, 'narrow')}
              <small>{Number(day.slice(8))}</small>
            </th>
          )),
        )}
        <th scope="col" className={c('week', 'sum')}>
          {say('daysShort')}
        </th>
        <th scope="col" className={c('sum')}>
          %
        </th>
        {sheet.isLast && (
          <>
            <th scope="col" className={c('week', 'sum')}>
              {say('daysShort')}
            </th>
            <th scope="col" className={c('sum')}>
              %
            </th>
          </>
        )}
      </tr>
    </thead>
  );
};

const PupilRow = ({ row, sheet }: { row: Row; sheet: Sheet }) => {
  const { pupil } = row;
  const starts = new Set(sheet.weeks.map(({ days }) => days[0]));
  return (
    <tr>
      <td>{row.place}</td>
      <th scope="row" className={c('name')}>
        {pupil.name}
      </th>
      {row.cells.map((cell, place) => {
        const day = sheet.days[place] ?? '';
        const isOut = cell !== null && cell !== 'present';
        return (
          <td key={day} className={c(starts.has(day) && 'week', isOut && 'out')}>
            {cell === null ? '' : letters[cell]}
          </td>
        );
      })}
      <td className={c('week', 'sum')}>{row.present}</td>
      <td className={c('sum')}>{percentOf(row.present, row.marked)}</td>
      {sheet.isLast && (
        <>
          <td className={c('week', 'sum')}>{pupil.present}</td>
          <td className={c('sum')}>{percentOf(pupil.present, pupil.present + pupil.absent)}</td>
        </>
      )}
    </tr>
  );
};

type RegisterSheetProps = {
  register: TermRegister;
  sheet: Sheet;
  /** Term 1, 2026. */
  term: string;
  page: number;
  pages: number;
};

/** One landscape A4 sheet: 30 pupils and six weeks, with sums and two signature lines. */
export const RegisterSheet = ({ register, sheet, term, page, pages }: RegisterSheetProps) => {
  const say = useText(texts);
  const meanings = legend.map((key) => [letters[key], say(`legend.${key}`)].join(' '));
  const [first, last] = [sheet.weeks[0]?.number ?? 1, sheet.weeks[sheet.weeks.length - 1]?.number ?? 1];
  return (
    <section className={c('sheet')} aria-label={say('page', { page, pages })}>
      <header>
        <div>
          <h2>{say('register')}</h2>
          <p>
            {[register.class.name, register.teacher, term, say('weeks', { first, last })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p>
          {register.school}
          <br />
          {say('page', { page, pages })}
        </p>
      </header>
      <div className={c('scroll')}>
        <table className={c('table')}>
          <Head sheet={sheet} />
          <tbody>
            {sheet.rows.map((row) => (
              <PupilRow key={row.pupil.id} row={row} sheet={sheet} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row" className={c('name')}>
                {say('classPresent')}
              </th>
              {sheet.sums.map((sum, place) => (
                <td key={sheet.days[place]}>{sum}</td>
              ))}
              <td colSpan={sheet.isLast ? 4 : 2} />
            </tr>
          </tfoot>
        </table>
      </div>
      <footer>
        <span>{meanings.join(' · ')}</span>
        <span>
          {say('signed')} ______________ {say('headTeacher')} ______________
        </span>
      </footer>
    </section>
  );
};
