import type { Random } from '#practice/random.ts';
import { type Board, isSame, type State } from '#tools/math-playground/board.ts';

/**
 * `words`: set a time that is said; `digits`: one that is written, in `day` with 24 hours; `kiswahili`: one by the blue
 * ring; `later`: so many minutes after the clock’s time. State: hours from 0 to 11, and minutes.
 */
export type ClockChallenge = {
  readonly kind: 'words' | 'digits' | 'day' | 'kiswahili' | 'later' | 'free';
  /** Minutes since midnight. */
  readonly goal: number;
  readonly start: number;
  readonly step: number;
};

const day = 24 * 60;
const half = 12 * 60;

/** Minutes since midnight, on a face with twelve hours. */
export const onFace = (minutes: number): State => {
  const turned = ((minutes % half) + half) % half;
  return [Math.floor(turned / 60), turned % 60];
};

export const minutesOf = ([hours = 0, minutes = 0]: State): number => hours * 60 + minutes;

/** The long hand moves the shorter way round, and takes the short hand along. */
export const withMinutes = (state: State, minutes: number): State => {
  const by = ((minutes - (state[1] ?? 0) + 90) % 60) - 30;
  return onFace(minutesOf(state) + by);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** '7:05'; in 24 hours '07:05'. */
export const timeOf = (minutes: number, in24 = false): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, two(minutes % 60)];
  return in24 ? `${two(hours)}:${rest}` : `${hours % 12 === 0 ? 12 : hours % 12}:${rest}`;
};

const swahiliNumbers = 'sifuri moja mbili tatu nne tano sita saba nane tisa kumi kumi_na_moja kumi_na_mbili'
  .split(' ')
  .map((word) => word.replaceAll('_', ' '));
const swahiliTens = ['', 'kumi', 'ishirini', 'thelathini', 'arobaini', 'hamsini'];

const minutesInKiswahili = (minutes: number): string => {
  const [tens, ones] = [Math.floor(minutes / 10), minutes % 10];
  if (tens === 0) return swahiliNumbers[ones] ?? '';
  return ones === 0 ? (swahiliTens[tens] ?? '') : `${swahiliTens[tens]} na ${swahiliNumbers[ones]}`;
};

/** The hour on the blue ring: counted from sunrise, so seven is one. */
export const swahiliHour = (hours: number): number => ((hours + 5) % 12) + 1;

/** The time as it is said in Kiswahili: 7:30 is 'saa moja na nusu'. */
export const inKiswahili = (state: State): string => {
  const [hours = 0, minutes = 0] = state;
  const hour = (at: number) => `saa ${swahiliNumbers[swahiliHour(at)]}`;
  if (minutes === 0) return `${hour(hours)} kamili`;
  if (minutes === 15) return `${hour(hours)} na robo`;
  if (minutes === 30) return `${hour(hours)} na nusu`;
  if (minutes === 45) return `${hour(hours + 1)} kasorobo`;
  return `${hour(hours)} na dakika ${minutesInKiswahili(minutes)}`;
};

const noon = 0;

const timed = (
  kind: ClockChallenge['kind'],
  goal: number,
  step: number,
  start: number = noon,
): ClockChallenge =>
  // A clock that shows the goal already would ask nothing.
  isSame(onFace(goal), onFace(start))
    ? timed(kind, goal, step, start + 60)
    : { kind, goal: goal % day, start: start % half, step };

const at = (random: Random, parts: readonly number[], from = 0, to = 11): number =>
  random.int(from, to) * 60 + random.pick(parts);

const fives = Array.from({ length: 12 }, (_, n) => n * 5);

const later = (random: Random, lengths: readonly number[], parts: readonly number[]): ClockChallenge => {
  const start = at(random, parts);
  return timed('later', start + random.pick(lengths), 5, start);
};

const make = (level: number, random: Random): ClockChallenge => {
  const first = random.coin();
  switch (level) {
    case 1:
      return timed('words', at(random, [0]), 30);
    case 2:
      return timed('words', at(random, [0, 30]), 30);
    case 3:
      return first ? timed('words', at(random, [15, 30, 45]), 15) : timed('kiswahili', at(random, [0]), 15);
    case 4:
      return first ? timed('digits', at(random, fives), 5) : timed('kiswahili', at(random, [0, 30]), 5);
    case 5:
      return first
        ? timed('day', at(random, [0, 15, 30, 45], 13, 23), 5)
        : later(random, [15, 30, 45], [0, 30]);
    case 6:
      return first ? timed('kiswahili', at(random, fives), 5) : later(random, [40, 50, 75, 90], fives);
    case 7:
      return first ? timed('day', at(random, fives, 13, 23), 5) : later(random, [95, 110, 135, 150], fives);
    default:
      return first ? timed('day', at(random, fives, 0, 23), 5) : later(random, [165, 205, 250, 285], fives);
  }
};

export const clock: Board<ClockChallenge> = {
  make,
  free: (level) => ({ kind: 'free', goal: 0, start: 7 * 60, step: level <= 2 ? 30 : level === 3 ? 15 : 5 }),
  start: ({ start }) => onFace(start),
  isReached: ({ kind, goal }, state) => kind !== 'free' && isSame(state, onFace(goal)),
  solution: ({ goal }) => onFace(goal),
};
