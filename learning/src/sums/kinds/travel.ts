/** Speed, distance and time, and times of the day. */
import { number, numberOf, plain } from '#sums/kinds/patterns.ts';
import { amountForm, convert, readAmount, type Unit, unitOf, writeAmount } from '#sums/kinds/units.ts';
import { operation } from '#sums/operate.ts';
import { over, type Rational, rational, times, writeNumber } from '#sums/rational.ts';
import { type Draft, type NoAnswer, noAnswer, type Solver, type SumStep, step } from '#sums/sum.ts';

const speedForm = new RegExp(
  `${number}\\s*(km|m|kilomet(?:re|er)s?|met(?:re|er)s?)\\s*(?:/|per|an)\\s*(h|hr|hour|s|sec|second|min|minute)\\b`,
);

const hour = unitOf('h') as Unit;
const lengthIn = (text: string) => {
  const found = new RegExp(
    `${number}\\s*(km|m|kilomet(?:re|er)s?|met(?:re|er)s?)(?![a-z²³])(?!\\s*(?:/|per|an)\\s*h)`,
  ).exec(text);
  const unit = unitOf(found?.[2] ?? '');
  return found === null || unit === null ? null : { value: numberOf(found[1]), unit };
};

const timeIn = (text: string) => {
  const form = new RegExp(
    `(?:${number}\\s*(?:h|hrs?|hours?|min|mins|minutes?|s|secs?|seconds?)(?![a-z])(?:\\s*(?:and\\s+)?(?=\\d))?)+`,
    'g',
  );
  const [found] = [...text.matchAll(form)];
  return found === undefined ? null : readAmount(found[0].replace(/\b(\d+) (\d+\/\d+)/, '$1 $2'));
};

const perSign = (unit: Unit, by: Unit): string => `${unit.sign}/${by.sign}`;

export const travel: Solver = (typed): Draft | NoAnswer | null => {
  const text = plain(typed);
  if (!/speed|how far|distance|how long|time taken|time|travel|cover|drive|walk|cycle|run|hour|km/.test(text))
    return null;
  const rate = speedForm.exec(text);
  const rest = rate === null ? text : text.replace(rate[0], ' ');
  const [length, time] = [lengthIn(rest), timeIn(rest)];
  if (rate === null) {
    if (length === null || time === null || !/speed|how fast/.test(text)) return null;
    const unit =
      time.length === 1 && time[0] !== undefined && /\/s|per second|m\/s/.test(text)
        ? time[0].unit
        : time.length === 1 && time[0]?.unit.sign === 's'
          ? time[0].unit
          : hour;
    const { value, steps } = convert(time, unit);
    if (value.top === 0n) return noAnswer('Nobody travels in no time.');
    return {
      topic: 'Speed',
      read: `${writeNumber(length.value)} ${length.unit.sign} in ${writeAmount(time)}`,
      hint: { say: 'Speed says how far one gets in one hour or second: distance divided by time.' },
      steps: [...steps, ...operation('Speed is distance ÷ time.', length.value, '÷', value)],
      answer: `${writeNumber(over(length.value, value))} ${perSign(length.unit, unit)}`,
    };
  }
  const [, digits, name = '', perName = ''] = rate;
  const [speed, unit, per] = [numberOf(digits), unitOf(name), unitOf(perName)];
  if (unit === null || per === null) return null;
  const read = `${writeNumber(speed)} ${perSign(unit, per)}`;
  if (time !== null && length === null) {
    const { value, steps } = convert(time, per);
    return {
      topic: 'Distance',
      read: `${read} for ${writeAmount(time)}`,
      hint: { say: 'So far in one hour: how far in all the time?' },
      steps: [...steps, ...operation('Distance is speed × time.', speed, '×', value)],
      answer: `${writeNumber(times(speed, value))} ${unit.sign}`,
    };
  }
  if (length === null || time !== null || length.unit.sign !== unit.sign) return null;
  if (speed.top === 0n) return noAnswer('Who does not move never arrives.');
  const taken = over(length.value, speed);
  const minutes = times(taken, rational(60n));
  const isSplit = per.sign === 'h' && taken.bottom !== 1n && minutes.bottom === 1n;
  const full = taken.top / taken.bottom;
  const left: Rational = rational(taken.top - full * taken.bottom, taken.bottom);
  const more: readonly SumStep[] = isSplit
    ? operation('Make the part of an hour minutes: an hour has 60.', left, '×', rational(60n))
    : [];
  return {
    topic: 'Time',
    read: `${writeNumber(length.value)} ${length.unit.sign} at ${read}`,
    hint: { say: 'How often does the way of one hour fit into the whole way?' },
    steps: [...operation('Time is distance ÷ speed.', length.value, '÷', speed), ...more],
    answer: isSplit
      ? `${full === 0n ? '' : `${full} h `}${writeNumber(times(left, rational(60n)))} min`
      : `${writeNumber(taken)} ${per.sign}`,
  };
};

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\.?|p\.?m\.?|noon|midnight)?`;
const spanForm = new RegExp(`(?:from|between) ${clock} (?:to|and|until|till) ${clock}`);
const afterForm = new RegExp(
  `(?:^|time(?: is it)? )${amountForm} (?:after|later than|from) ${clock}$|^(?:time )?${clock} ?(?:\\+|plus) ?${amountForm}$`,
);

const minutesAt = (
  hours: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
): number | null => {
  const [h, m] = [Number(hours), Number(minutes ?? 0)];
  if (m > 59 || h > 24 || (half !== undefined && h > 12)) return null;
  const isLate = half?.startsWith('p') === true || half === 'noon';
  const isEarly = half?.startsWith('a') === true || half === 'midnight';
  if (isLate) return (h === 12 ? 12 : h + 12) * 60 + m;
  return (isEarly && h === 12 ? 0 : h) * 60 + m;
};

const two = (value: number): string => String(value).padStart(2, '0');
const onClock = (minutes: number, half: boolean): string => {
  const day = minutes % 1440;
  const h = Math.floor(day / 60);
  if (!half) return `${two(h)}:${two(day % 60)}`;
  return `${h % 12 === 0 ? 12 : h % 12}:${two(day % 60)} ${h < 12 ? 'a.m.' : 'p.m.'}`;
};

export const span: Solver = (typed) => {
  const found = spanForm.exec(plain(typed));
  if (found === null) return null;
  const [, h1, m1, half1, h2, m2, half2] = found;
  // One mark at the end is meant for both: from 8:15 to 11:40 a.m.
  const [from, to] = [minutesAt(h1, m1, half1 ?? half2), minutesAt(h2, m2, half2)];
  if (from === null || to === null) return noAnswer('One of these is no time on a clock.');
  const length = (to - from + 1440) % 1440;
  if (length === 0) return noAnswer('Both are the same time.');
  const half = half1 !== undefined || half2 !== undefined;
  const toHour = from % 60 === 0 ? 0 : 60 - (from % 60);
  const isShort = Math.floor(from / 60) === Math.floor(to / 60) && to > from;
  const [hours, last] = [Math.floor((length - toHour) / 60), (length - toHour) % 60];
  const next = onClock(from + toHour, half);
  const steps: SumStep[] = [];
  if (isShort)
    steps.push(step('Both are in the same hour.', `${to % 60} − ${from % 60} = □`, String(length)));
  else {
    if (toHour > 0)
      steps.push(
        step(
          `How many minutes are there to the full hour, ${next}?`,
          `60 − ${from % 60} = □`,
          String(toHour),
        ),
      );
    const [a, b] = [Math.floor((from + toHour) / 60), Math.floor((from + toHour) / 60) + hours];
    if (hours > 0)
      steps.push(
        step(
          `How many full hours are there from ${next} to ${onClock(from + toHour + hours * 60, half)}?`,
          `${b} − ${a} = □`,
          String(hours),
        ),
      );
    if (last > 0 && toHour > 0)
      steps.push(
        step(
          `Then ${last} minutes more. Put the minutes together.`,
          `${toHour} + ${last} = □`,
          String(toHour + last),
        ),
      );
    if (toHour + last >= 60)
      steps.push(
        step(
          '60 minutes make an hour. What is left over?',
          `${toHour + last} min = 1 h □ min`,
          String(toHour + last - 60),
        ),
      );
  }
  const [h, m] = [Math.floor(length / 60), length % 60];
  if (steps.length === 0) return null;
  return {
    topic: 'How long it takes',
    read: `from ${onClock(from, half)} to ${onClock(to, half)}`,
    hint: { say: 'Go to the next full hour first, then count the hours.' },
    steps,
    answer: [h > 0 ? `${h} h` : '', m > 0 ? `${m} min` : ''].filter(Boolean).join(' '),
  };
};

export const timeAfter: Solver = (typed) => {
  const found = afterForm.exec(plain(typed));
  if (found === null) return null;
  const isAfter = found[1] !== undefined;
  const [h, m, half] = isAfter ? [found[4], found[5], found[6]] : [found[7], found[8], found[9]];
  const amount = readAmount((isAfter ? found[1] : found[10]) ?? '');
  const from = minutesAt(h, m, half);
  const minute = unitOf('min');
  if (amount === null || from === null || minute === null || amount.some(({ unit }) => unit.kind !== 'time'))
    return null;
  const { value } = convert(amount, minute);
  if (value.bottom !== 1n || value.top >= 1440n) return null;
  const by = Number(value.top);
  const [minutes, hours] = [(from % 60) + (by % 60), Math.floor(from / 60) + Math.floor(by / 60)];
  const isOver = minutes >= 60;
  const end = onClock(from + by, half !== undefined);
  return {
    topic: 'Times of the day',
    read: `${writeAmount(amount)} after ${onClock(from, half !== undefined)}`,
    hint: { say: 'Add the minutes first. 60 minutes make an hour.' },
    steps: [
      step('Add the minutes.', `${from % 60} + ${by % 60} = □`, String(minutes)),
      ...(isOver
        ? [
            step(
              '60 minutes make an hour. What is left over?',
              `${minutes} min = 1 h □ min`,
              String(minutes - 60),
            ),
          ]
        : []),
      step(
        isOver ? 'Add the hours and the one from the minutes.' : 'Add the hours.',
        `${Math.floor(from / 60)} + ${Math.floor(by / 60)}${isOver ? ' + 1' : ''} = □`,
        String(hours + (isOver ? 1 : 0)),
      ),
    ],
    answer: end,
  };
};
