/** Clocks and durations. Times are minutes after midnight. */
import type { ClockVisual } from '#lessons/shown.ts';
import { askGaps, askNumber, askOne, askText } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { timeMistakes as m } from '#practice/misconceptions/time.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const clock24 = (at: number): string => `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`;

const clock12 = (at: number): string => {
  const hour = Math.floor(at / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(at % 60)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

/** One clock, or one each for start and end. */
const clocksOf = (
  face: 'hands' | 'digits',
  ...times: readonly (readonly [at: number, label?: string])[]
): ClockVisual => ({
  kind: 'clock',
  face,
  clocks: times.map(([at, label]) => ({ time: clock24(at), ...(label === undefined ? {} : { label }) })),
});

/** 24-hour times are shown in digits, others on a clock face. */
const fromTo = (from: number, to: number, show: (at: number) => string): ClockVisual =>
  clocksOf(show === clock24 ? 'digits' : 'hands', [from, 'begins'], [to, 'ends']);

/** A sentence that ends in 'a.m.' already has its full stop. */
const sentence = (words: string): string => words.replace(/(\.m\.)\./gu, '$1');

/** 14:30 as a learner may write it. */
const accepted24 = (at: number): readonly string[] => {
  const [hour, minute] = [two(Math.floor(at / 60) % 24), two(at % 60)];
  const forms = [`${hour}:${minute}`, `${hour}${minute}`, `${hour}.${minute}`, `${hour}h${minute}`];
  return [...forms, ...forms.flatMap((form) => [`${form} hours`, `${form} hrs`, `${form} h`])];
};

const to24 = (random: Random, at: number) => {
  const [hour, minute] = [Math.floor(at / 60), two(at % 60)];
  const afternoon = hour >= 12;
  return askOne(random, {
    prompt: `Write ${clock12(at)} on the 24-hour clock.`,
    right: clock24(at),
    show: clocksOf('hands', [at, clock12(at)]),
    slips: [
      [clock24(at + (afternoon ? -2 : 12) * 60), afternoon ? m.tenForTwelve : m.twelveAddedToMorning],
      [clock24(at + 12 * 60), afternoon ? m.afternoonNotChanged : m.twelveAddedToMorning],
      [`${two((hour + 10) % 24)}:${minute}`, m.tenForTwelve],
      [`${two((hour + 14) % 24)}:${minute}`, m.tenForTwelve],
    ],
    pleStyle: 'Mathematics A, "... in the 24-hour clock."',
    hint: 'After noon, add 12 to the hour.',
    explanation: afternoon
      ? `${clock12(at)} is after noon, so 12 is added to the hour.`
      : `${clock12(at)} is before noon, so the hour stays the same.`,
    steps: [
      { line: afternoon ? 'p.m. means after noon' : 'a.m. means before noon', why: 'Look at the letters.' },
      ...(afternoon && hour > 12
        ? [{ line: `${hour - 12} + 12 = ${hour}`, why: 'Add 12 to the hour.' }]
        : []),
      { line: `${clock12(at)} is ${clock24(at)}` },
    ],
  });
};

const to12 = (random: Random, at: number) => {
  const [hour, minute] = [Math.floor(at / 60), two(at % 60)];
  return askOne(random, {
    prompt: `Write ${clock24(at)} with a.m. or p.m.`,
    right: clock12(at),
    show: clocksOf('digits', [at]),
    slips: [
      [clock12(at + 12 * 60), m.morningAndAfternoonMixed],
      [clock12(at + (hour >= 12 ? 2 : 22) * 60), m.tenForTwelve],
      [`${hour}:${minute} p.m.`, m.afternoonNotChanged],
    ],
    pleStyle: 'Mathematics A, "... in the 12-hour clock."',
    hint: 'If the hour is more than 12, take 12 away. Then it is p.m.',
    explanation:
      hour > 12
        ? `${hour} − 12 = ${hour - 12}, and after noon we write p.m.`
        : `The hour is not more than 12, so it stays. ${hour === 12 ? 'Noon begins p.m.' : 'Before noon we write a.m.'}`,
    steps: [
      hour > 12
        ? { line: `${hour} − 12 = ${hour - 12}`, why: 'Take 12 from the hour.' }
        : { line: `${hour} is not more than 12` },
      { line: `${clock24(at)} is ${clock12(at)}` },
    ],
  });
};

const typed24 = (random: Random) => {
  const hour = random.pick([0, 0, 12, 12, random.int(13, 23), random.int(1, 11)]);
  const at = hour * 60 + random.int(1, 11) * 5;
  const minute = two(at % 60);
  return askText({
    prompt: `Write ${clock12(at)} on the 24-hour clock.`,
    accepted: accepted24(at),
    show: clocksOf('hands', [at, clock12(at)]),
    slips: [
      [
        hour === 0 ? `24:${minute}` : hour === 12 ? `24:${minute}` : clock24(at + 12 * 60),
        hour % 12 === 0 ? m.twelveIsSpecial : m.afternoonNotChanged,
      ],
      [clock24(at + 12 * 60), hour % 12 === 0 ? m.twelveIsSpecial : m.afternoonNotChanged],
      [clock24(at + 22 * 60), m.tenForTwelve],
    ],
    pleStyle: 'Mathematics A, "... in the 24-hour clock."',
    hint: 'Midnight is 00:00 and noon is 12:00.',
    explanation: `Midnight is 00:00 and noon is 12:00. So ${clock12(at)} is ${clock24(at)}.`,
    steps: [
      {
        line: hour < 12 ? 'a.m. is from midnight to noon' : 'p.m. is from noon to midnight',
        why: 'Which half of the day is it?',
      },
      { line: `${clock12(at)} is ${clock24(at)}` },
    ],
  });
};

const twentyFourHours: Maker = (random, level) => {
  if (level === 3) return typed24(random);
  const minute = random.int(1, 11) * 5;
  const hour = random.coin() ? random.int(13, 23) : random.int(1, 10);
  return level === 1 ? to24(random, hour * 60 + minute) : to12(random, hour * 60 + minute);
};

const shortEvents = [
  'A lesson',
  'A walk to the well',
  'A football game',
  'Music practice',
  'A taxi ride',
] as const;
const longEvents = ['A bus journey', 'A school trip', 'A market day', 'A wedding', 'Sports day'] as const;

/** The result of counting an hour as 100 minutes. */
const asHundreds = (from: number, to: number): number =>
  Math.floor(to / 60) * 100 + (to % 60) - (Math.floor(from / 60) * 100 + (from % 60));

/** Minutes: the smaller from the bigger, whichever comes first. */
const smallerFromBigger = (from: number, to: number): number =>
  (Math.floor(to / 60) - Math.floor(from / 60)) * 60 + Math.abs((to % 60) - (from % 60));

const asksMinutes = (what: string, from: number, to: number, show: (at: number) => string) => {
  const answer = to - from;
  const nextHour = (Math.floor(from / 60) + 1) * 60;
  const crosses = nextHour < to;
  return askNumber({
    prompt: sentence(
      `${what} begins at ${show(from)} and ends at ${show(to)}. How many minutes does it take?`,
    ),
    answer,
    unit: 'minutes',
    show: fromTo(from, to, show),
    slips: [
      [asHundreds(from, to), m.hourIsHundred],
      [smallerFromBigger(from, to), m.minutesTurnedRound],
      [to % 60, m.endMinutesTaken],
      [(from % 60) + (to % 60), m.minutesAdded],
    ],
    hint: 'Go to the next full hour first.',
    explanation: `An hour has 60 minutes, not 100. So go to the full hour first, and then on.`,
    steps: crosses
      ? [
          {
            line: `${show(from)} to ${show(nextHour)}: ${nextHour - from} minutes`,
            why: 'Go to the full hour.',
          },
          { line: `${show(nextHour)} to ${show(to)}: ${to - nextHour} minutes`, why: 'Then go on.' },
          { line: `${nextHour - from} + ${to - nextHour} = ${answer} minutes` },
        ]
      : [
          {
            line: `${to % 60 === 0 ? 60 : to % 60} − ${from % 60} = ${answer} minutes`,
            why: 'It is within one hour.',
          },
        ],
  });
};

const asksHoursAndMinutes = (what: string, from: number, to: number, show: (at: number) => string) => {
  const took = to - from;
  const [hours, minutes] = [Math.floor(took / 60), took % 60];
  const hourWords = hours === 1 ? '1 hour' : `${hours} hours`;
  const hundreds = asHundreds(from, to);
  const mixed = smallerFromBigger(from, to);
  return askGaps({
    prompt: sentence(
      `${what} begins at ${show(from)} and ends at ${show(to)}${to >= 24 * 60 ? ' the next day' : ''}. How long does it take?`,
    ),
    text: ['It takes ', ' h and ', ' min.'],
    show: fromTo(from, to, show),
    gaps: [
      {
        answer: hours,
        slips: [
          [hours + 1, m.hourNotFull],
          [Math.abs(Math.floor((to % 1440) / 60) - Math.floor(from / 60)), m.clockTakenAsNumbers],
        ],
      },
      {
        answer: minutes,
        slips: [
          [hundreds % 100, m.hourIsHundred],
          [mixed % 60, m.minutesTurnedRound],
          [((from % 60) + (to % 60)) % 60, m.minutesAdded],
        ],
      },
    ],
    hint: 'Count the full hours first. Then count the minutes.',
    explanation: sentence(
      `From ${show(from)}, ${hours === 1 ? 'one full hour leads' : `${hours} full hours lead`} to ${show(from + hours * 60)}. From there it is ${minutes} minutes.`,
    ),
    steps: [
      { line: `${show(from)} to ${show(from + hours * 60)}: ${hourWords}`, why: 'Count the full hours.' },
      {
        line: `${show(from + hours * 60)} to ${show(to)}: ${minutes} minutes`,
        why: 'Then count the minutes.',
      },
      { line: `It takes ${hourWords} and ${minutes} minutes` },
    ],
    answerText: `${hourWords} and ${minutes} minutes`,
  });
};

const fives = (random: Random, least: number, most: number): number => random.int(least, most) * 5;

const howLong: Maker = (random, level) => {
  const what = random.pick(level === 3 ? longEvents : shortEvents);
  const hour = random.int(7, 10);
  if (level === 1) {
    const from = fives(random, 1, 5);
    return asksMinutes(what, hour * 60 + from, hour * 60 + from + fives(random, 2, 11 - from / 5), clock12);
  }
  const from = hour * 60 + fives(random, 4, 11);
  if (level === 2) return asksMinutes(what, from, (hour + 1) * 60 + fives(random, 1, 6), clock12);
  return longer(random, what, from, random.int(1, 3), clock12);
};

/** The end has fewer minutes than the start, where borrowing an hour goes wrong. */
const longer = (random: Random, what: string, from: number, hours: number, show: (at: number) => string) => {
  const to =
    Math.floor(from / 60) * 60 + (hours + 1) * 60 + fives(random, 1, Math.floor((from % 60) / 5) - 1);
  return asksHoursAndMinutes(what, from, to, show);
};

const duration: Maker = (random, level, place) => {
  const person = somebody(random, place);
  const what = random.pick([...longEvents, `${person.name}'s journey`]);
  if (level === 1)
    return longer(random, what, random.int(8, 10) * 60 + fives(random, 4, 11), random.int(1, 2), clock12);
  if (level === 2)
    return longer(random, what, random.int(9, 11) * 60 + fives(random, 4, 11), random.int(2, 6), clock24);
  return longer(
    random,
    `${person.name}'s bus journey`,
    random.int(19, 22) * 60 + fives(random, 4, 11),
    random.int(6, 10),
    clock24,
  );
};

export const timeMakers = {
  'twenty-four-hour-clock': twentyFourHours,
  'how-long-did-it-take': howLong,
  duration,
} satisfies Record<string, Maker>;
