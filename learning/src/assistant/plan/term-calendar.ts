import { millisOf, shortDay, weekdayAndDay } from '#assistant/days.ts';
import { bullets, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import { defineTool } from '#assistant/tool.ts';
import { months } from '#people/birth.ts';
import { holidayOn, termsOfYear } from '#streaks/calendar.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from '#streaks/days.ts';

type Dated = { readonly what: string; readonly day: string | null; readonly week: number | null };

const pad = (number: string): string => number.padStart(2, '0');

/** '2026-03-20 Sports day', '20 March Sports day', '20/3 Sports day' or 'week 5: Sports day'. */
const readEvent = (line: string, year: number): Dated => {
  const clean = line.trim();
  const strip = (words: string): string => words.replace(/^[\s:,.–-]+/u, '').trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(.*)$/u.exec(clean);
  if (iso?.[1] !== undefined && millisOf(iso[1]) !== null)
    return { what: strip(iso[2] ?? ''), day: iso[1], week: null };
  const week = /^week\s+(\d{1,2})\b(.*)$/iu.exec(clean);
  if (week !== null) return { what: strip(week[2] ?? ''), day: null, week: Number(week[1]) };
  const named = /^(\d{1,2})\s+([a-z]+)\b(.*)$/iu.exec(clean);
  const month = months.findIndex((name) => name.toLowerCase() === named?.[2]?.toLowerCase());
  const slashed = /^(\d{1,2})\/(\d{1,2})\b(.*)$/u.exec(clean);
  const [day, place, rest] =
    named !== null && month >= 0
      ? [named[1], String(month + 1), named[3]]
      : [slashed?.[1], slashed?.[2], slashed?.[3]];
  if (day !== undefined && place !== undefined) {
    const found = `${year}-${pad(place)}-${pad(day)}`;
    if (millisOf(found) !== null) return { what: strip(rest ?? ''), day: found, week: null };
  }
  return { what: clean, day: null, week: null };
};

const schoolWork = (week: number, weeks: number): string => {
  const middle = Math.ceil(weeks / 2);
  if (week === 1) return 'Opening, timetables, beginning-of-term test';
  if (week === middle) return 'Lessons; mid-term tests';
  if (week === weeks - 1) return 'Revision';
  if (week === weeks) return 'End-of-term examinations, reports, closing';
  return `Lessons, week ${week} of the scheme of work`;
};

/** Consecutive days become a range. */
const runsOf = (days: readonly string[]): string => {
  if (days.length === 0) return 'No school day';
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs[runs.length - 1];
    if (last !== undefined && addDays(last[last.length - 1] ?? '', 1) === day) last.push(day);
    else runs.push([day]);
  }
  const told = runs.map((run) => {
    const [first = '', last = first] = [run[0], run[run.length - 1]];
    return first === last ? weekdayAndDay(first) : `${weekdayAndDay(first)} to ${weekdayAndDay(last)}`;
  });
  return [...told, days.length === 1 ? '1 day' : `${days.length} days`].join('\n');
};

const yearOf = (day: string): number => Number(day.slice(0, 4));
const weeksFrom = (from: string, to: string): number => Math.ceil((daysBetween(mondayOf(from), to) + 1) / 7);

/** The term of a day, else the next one; or the term with the requested number. */
const termFrom = (today: string, number: number | null) => {
  const year = yearOf(today);
  return [year, year + 1]
    .flatMap((one) => termsOfYear(one).map((term, place) => ({ ...term, number: place + 1 })))
    .find((term) => term.to >= today && (number === null || term.number === number));
};

/** Moves a term's start from a weekend to the Monday after it. */
const firstSchoolDay = (day: string): string =>
  weekdayOf(day) === 6 ? addDays(day, 2) : weekdayOf(day) === 0 ? addDays(day, 1) : day;

const fullDay = (day: string): string => `${shortDay(day)} ${yearOf(day)}`;

type Values = { term: string; starts: string; weeks: number; events: string; className: string };

const notesOf = (first: string | null, last: string | null, term: string): readonly PageBlock[] => {
  if (first === null || last === null)
    return [
      text(
        'No first day is chosen, so no days stand here. Choose the first day of the term and make it again.',
      ),
    ];
  const known = termsOfYear(yearOf(first))[Number(term) - 1];
  const differs = known !== undefined && (known.from !== first || known.to !== last);
  return [
    ...(differs
      ? [
          text(
            `By the calendar of the Ministry term ${term} runs from ${fullDay(known.from)} to ${fullDay(known.to)}. Please compare.`,
          ),
        ]
      : []),
    ...(term === '3'
      ? [text('P7 sits the Primary Leaving Examination early in November: compare the timetable of UNEB.')]
      : []),
  ];
};

const make = ({ term, starts, weeks, events, className }: Values): ToolPage => {
  const first = millisOf(starts) === null ? null : firstSchoolDay(starts);
  const monday = first === null ? null : mondayOf(first);
  // Published first and last days of a term are kept, even in the middle of a week.
  const known = first === null ? undefined : termsOfYear(yearOf(first)).find(({ from }) => from === first);
  const end = monday === null ? null : addDays(monday, weeks * 7 - 3);
  const last = known !== undefined && end !== null && known.to < end ? known.to : end;
  const dated = events
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readEvent(line, first === null ? 0 : yearOf(first)));
  const placed = new Set<Dated>();
  const rows = Array.from({ length: weeks }, (_, at) => {
    const days = monday === null ? [] : [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(monday, at * 7 + more));
    const here = dated.filter(({ day, week }) => week === at + 1 || (day !== null && days.includes(day)));
    for (const one of here) placed.add(one);
    const inTerm = days.slice(0, 5).filter((day) => day >= (first ?? day) && day <= (last ?? day));
    const holidays = inTerm.flatMap((day) => {
      const name = holidayOn(day);
      return name === null ? [] : [`${shortDay(day)}: ${name}`];
    });
    const shown = here.map(({ day, what }) => (day === null ? what : `${shortDay(day)}: ${what}`));
    return [
      String(at + 1),
      days.length === 0 ? '' : runsOf(inTerm.filter((day) => holidayOn(day) === null)),
      schoolWork(at + 1, weeks),
      holidays.join('\n'),
      shown.join('\n'),
      '',
    ];
  });
  const left = dated.filter((one) => !placed.has(one));
  const rest: readonly PageBlock[] = section(
    'Still to place',
    left.length === 0
      ? []
      : [bullets(left.map(({ what, day }) => (day === null ? what : `${shortDay(day)}: ${what}`)))],
  );
  const span = first === null || last === null ? [] : [`${fullDay(first)} to ${fullDay(last)}`];
  return {
    title: `Calendar of term ${term}`,
    about: [...(className === '' ? [] : [className]), ...span, `${weeks} weeks`],
    blocks: [
      {
        kind: 'table',
        head: ['Week', 'School days', 'School work', 'Public holidays', 'Events', 'Remarks'],
        rows,
      },
      ...rest,
      ...notesOf(first, last, term),
      text(
        'Idd-el-Fitr and Idd-el-Adha follow the moon: write them in when they are announced. Compare the first and the last day with the calendar of the Ministry of Education and Sports.',
      ),
    ],
    madeFrom: [],
  };
};

export const termCalendar = defineTool({
  id: 'term-calendar',
  needs: [],
  fields: {
    term: { kind: 'choice', choices: ['1', '2', '3'], usual: '1' },
    starts: { kind: 'date' },
    weeks: { kind: 'number', least: 4, most: 16, usual: 13 },
    className: { kind: 'text', most: 40 },
    events: { kind: 'lines', most: 2000 },
  },
  begins: (today, number) => {
    const term = termFrom(today, number);
    return term === undefined
      ? {}
      : { term: String(term.number), starts: term.from, weeks: weeksFrom(term.from, term.to) };
  },
  make: (_, values) => make(values),
});
