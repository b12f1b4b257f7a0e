/** Speed, distance and time. */
import { askNumber } from '#practice/drafts.ts';
import type { Draft, Maker, PracticeLevel } from '#practice/exercise.ts';
import { timeMistakes as m } from '#practice/misconceptions/time.ts';
import type { Place } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { capital, withArticle, written } from '#practice/write.ts';

/** A cyclist rides 12 to 20 km in an hour. */
const vehicleOf = (random: Random, place: Place, speed: number): string => {
  const fast = random.pick(['bus', 'lorry', 'taxi', 'train']);
  const slow = random.pick([place.motorbike, 'tractor', 'lorry']);
  if (speed > 45) return fast;
  return speed > 20 ? slow : 'cyclist';
};

const timeWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const part = rest === 0 ? '' : `${rest} minutes`;
  return [whole, part].filter(Boolean).join(' ');
};

/** 1 hour 30 minutes read as 1.30 hours. */
const asDecimal = (minutes: number): number => Math.floor(minutes / 60) + (minutes % 60) / 100;

type Journey = {
  readonly speed: number;
  readonly minutes: number;
  readonly km: number;
  readonly who: string;
};

const journeyOf = (random: Random, place: Place, level: PracticeLevel): Journey => {
  const speed = random.int(3, level === 1 ? 9 : 18) * (level === 1 ? 10 : 5);
  const who = vehicleOf(random, place, speed);
  const minutes =
    level === 1
      ? random.int(2, 6) * 60
      : level === 2
        ? random.int(1, 4) * 60 + 30
        : random.pick([20, 40, 45, 75, 100, 105, 135]);
  return { speed, minutes, km: (speed * minutes) / 60, who };
};

/** Quarters of an hour are whole hundredths; other times stay in minutes. */
const asHours = (minutes: number): string | null => (minutes % 15 === 0 ? written(minutes / 60) : null);

const hoursStep = (minutes: number) =>
  minutes % 60 === 0 || asHours(minutes) === null
    ? []
    : [{ line: `${minutes} ÷ 60 = ${asHours(minutes)}`, why: 'Write the time in hours.' }];

const atMostTwoPlaces = (value: number): boolean =>
  value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const asksSpeed = ({ speed, minutes, km, who }: Journey): Draft | null =>
  askNumber({
    prompt: `${capital(withArticle(who))} goes ${written(km)} km in ${timeWords(minutes)}. What is the speed?`,
    answer: speed,
    unit: 'km/h',
    slips: [
      [km * (minutes / 60), m.multipliesForSpeed],
      [km / asDecimal(minutes), m.minutesAsDecimals],
      [km / minutes, m.timeLeftInMinutes],
      [minutes > 60 ? km / Math.floor(minutes / 60) : Number.NaN, m.minutesLeftOut],
      [km, m.distanceGivenForSpeed],
    ],
    fits: atMostTwoPlaces,
    hint: 'Speed tells how far it goes in one hour.',
    explanation:
      'Speed = distance ÷ time, with the time in hours. It tells how many kilometres are covered in one hour.',
    steps: [
      { line: 'speed = distance ÷ time', why: 'Write the rule.' },
      ...hoursStep(minutes),
      asHours(minutes) === null
        ? { line: `${written(km)} × 60 ÷ ${minutes} = ${speed} km/h`, why: 'So far in 60 minutes.' }
        : { line: `${written(km)} ÷ ${asHours(minutes)} = ${speed} km/h`, why: 'So far in one hour.' },
    ],
  });

const asksDistance = ({ speed, minutes, km, who }: Journey): Draft | null =>
  askNumber({
    prompt: `${capital(withArticle(who))} moves at ${speed} km/h for ${timeWords(minutes)}. How far is that?`,
    answer: km,
    unit: 'km',
    slips: [
      [speed * asDecimal(minutes), m.minutesAsDecimals],
      [(speed * 60) / minutes, m.dividesForDistance],
      [speed * minutes, m.timeLeftInMinutes],
      [speed * Math.floor(minutes / 60), m.minutesLeftOut],
    ],
    hint: `In one hour it goes ${speed} km.`,
    explanation: `Distance = speed × time, with the time in hours. ${minutes % 60 === 0 ? '' : 'An hour has 60 minutes. '}In one hour it goes ${speed} km.`,
    steps: [
      { line: 'distance = speed × time', why: 'Write the rule.' },
      ...hoursStep(minutes),
      asHours(minutes) === null
        ? { line: `${speed} × ${minutes} ÷ 60 = ${written(km)} km`, why: 'An hour has 60 minutes.' }
        : { line: `${speed} × ${asHours(minutes)} = ${written(km)} km`, why: `${speed} km in each hour.` },
    ],
  });

const asksTime = ({ speed, minutes, km, who }: Journey): Draft | null => {
  const inMinutes = minutes % 60 !== 0;
  const answer = inMinutes ? minutes : minutes / 60;
  const unit = inMinutes ? 'minutes' : 'hours';
  return askNumber({
    prompt: `${capital(withArticle(who))} moves at ${speed} km/h. How many ${unit} does it take to go ${written(km)} km?`,
    answer,
    unit,
    slips: [
      [km * speed, m.multipliesForTime],
      ...(inMinutes
        ? [[(km * 100) / speed, m.hourIsHundred] as const, [km / speed, m.hoursGivenForMinutes] as const]
        : []),
      [speed / km, m.speedOverDistance],
      [km, m.distanceGivenForSpeed],
    ],
    fits: atMostTwoPlaces,
    hint: `In one hour it goes ${speed} km.`,
    explanation: `Time = distance ÷ speed.${inMinutes ? ' This gives hours, and each hour has 60 minutes.' : ''}`,
    steps: [
      { line: 'time = distance ÷ speed', why: 'Write the rule.' },
      inMinutes
        ? { line: `${written(km)} ÷ ${speed} × 60 = ${answer} minutes`, why: 'Hours times 60 are minutes.' }
        : { line: `${written(km)} ÷ ${speed} = ${answer} hours` },
    ],
  });
};

const journeys =
  (asks: readonly ((journey: Journey) => Draft | null)[]): Maker =>
  (random, level, place) => {
    const journey = journeyOf(random, place, level);
    const ask = random.pick(asks);
    return Number.isInteger(journey.km) ? ask(journey) : null;
  };

/** Two legs. The mean of the two speeds is not the average speed. */
const averageSpeed: Maker = (random, level, place) => {
  const [first, second] = [random.int(4, 9) * 10, random.int(3, 8) * 10];
  const times =
    level === 1
      ? [1, 1]
      : level === 2
        ? [random.int(1, 3), random.int(1, 3)]
        : [random.int(1, 4), random.int(1, 3)];
  const [one, other] = times as [number, number];
  const who = vehicleOf(random, place, 60);
  const [km, more] = [first * one, second * other];
  const rest = level === 3 ? 1 : 0;
  const hours = one + other + rest;
  const answer = (km + more) / hours;
  const mean = (first + second) / 2;
  if (!Number.isInteger(answer) || first === second || (level > 1 && answer === mean)) return null;
  const stop = rest === 0 ? '' : ` It rests for ${rest} hour.`;
  const word = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
  return askNumber({
    prompt: `${capital(withArticle(who))} goes ${written(km)} km in ${word(one)}.${stop} Then it goes ${written(more)} km in ${word(other)}. What is the average speed for the whole journey?`,
    answer,
    unit: 'km/h',
    slips: [
      [mean, m.averagesTheSpeeds],
      ...(rest > 0 ? [[(km + more) / (one + other), m.restLeftOut] as const] : []),
      [first + second, m.addsTheSpeeds],
      [km + more, m.distanceGivenForSpeed],
      [(km + more) / 2, m.dividesByLegs],
    ],
    pleStyle: 'Mathematics B, "Find the average speed ..."',
    hint: 'Find the whole distance and the whole time first.',
    explanation: `Average speed = whole distance ÷ whole time.${rest > 0 ? ' The rest belongs to the time too.' : ''}`,
    steps: [
      { line: `${written(km)} + ${written(more)} = ${written(km + more)}`, why: 'Find the whole distance.' },
      {
        line: `${[one, ...(rest > 0 ? [rest] : []), other].join(' + ')} = ${hours}`,
        why: 'Find the whole time.',
      },
      { line: `${written(km + more)} ÷ ${hours} = ${written(answer)} km/h` },
    ],
  });
};

export const journeyMakers = {
  speed: journeys([asksSpeed]),
  distance: journeys([asksDistance]),
  'time-taken': journeys([asksTime]),
  'speed-distance-time': journeys([asksSpeed, asksDistance, asksTime]),
  'average-speed': averageSpeed,
} satisfies Record<string, Maker>;
