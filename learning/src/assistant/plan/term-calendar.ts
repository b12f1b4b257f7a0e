import { easterOf, millisOf, shortDay } from '#assistant/days.ts';
import { bullets, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import { defineTool } from '#assistant/tool.ts';
import { months } from '#people/birth.ts';
import { addDays, mondayOf } from '#streaks/days.ts';

/** Uganda's public holidays with a fixed day. Eid follows the moon, and the government announces it. */
const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'NRM Liberation Day',
  '02-16': 'Archbishop Janani Luwum Day',
  '03-08': 'International Women’s Day',
  '05-01': 'Labour Day',
  '06-03': 'Martyrs’ Day',
  '06-09': 'National Heroes’ Day',
  '10-09': 'Independence Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

const holidayOn = (day: string): string | null => {
  const easter = easterOf(Number(day.slice(0, 4)));
  if (day === addDays(easter, -2)) return 'Good Friday';
  if (day === addDays(easter, 1)) return 'Easter Monday';
  return fixedHolidays[day.slice(5)] ?? null;
};

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

const schoolWork = (week: number, weeks: number): readonly string[] => {
  const middle = Math.ceil(weeks / 2);
  if (week === 1) return ['Opening, timetables, beginning-of-term test'];
  if (week === middle) return ['Mid-term tests'];
  if (week === weeks - 1) return ['Revision'];
  if (week === weeks) return ['End-of-term examinations, reports, closing'];
  return [];
};

type Values = { term: string; starts: string; weeks: number; events: string; className: string };

const make = ({ term, starts, weeks, events, className }: Values): ToolPage => {
  const monday = millisOf(starts) === null ? null : mondayOf(starts);
  const year = Number((monday ?? '0000').slice(0, 4));
  const dated = events
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readEvent(line, year));
  const placed = new Set<Dated>();
  const rows = Array.from({ length: weeks }, (_, at) => {
    const first = monday === null ? null : addDays(monday, at * 7);
    const days = first === null ? [] : [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(first, more));
    const here = dated.filter(({ day, week }) => week === at + 1 || (day !== null && days.includes(day)));
    for (const one of here) placed.add(one);
    const holidays = days.slice(0, 5).flatMap((day) => {
      const name = holidayOn(day);
      return name === null ? [] : [`${shortDay(day)}: ${name}`];
    });
    const shown = here.map(({ day, what }) => (day === null ? what : `${shortDay(day)}: ${what}`));
    return [
      String(at + 1),
      first === null ? '' : `${shortDay(first)} to ${shortDay(addDays(first, 4))}`,
      schoolWork(at + 1, weeks).join(' '),
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
  const first = monday === null ? [] : [`From ${shortDay(monday)} ${year}`];
  return {
    title: `Calendar of term ${term}`,
    about: [...(className === '' ? [] : [className]), ...first, `${weeks} weeks`],
    blocks: [
      {
        kind: 'table',
        head: ['Week', 'Days', 'School work', 'Public holidays', 'Events', 'Remarks'],
        rows,
      },
      ...rest,
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
    weeks: { kind: 'number', least: 4, most: 16, usual: 12 },
    className: { kind: 'text', most: 40 },
    events: { kind: 'lines', most: 2000 },
  },
  make: (_, values) => make(values),
});
