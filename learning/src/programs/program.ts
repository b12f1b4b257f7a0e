// Small programs that move a hen over a grid. They are a list of words, interpreted only here, and always
// end.

/** The commands. 'repeat 3' repeats everything up to 'end'; without an 'end', everything after it. */
export const commands = [
  'forward',
  'left',
  'right',
  'repeat 2',
  'repeat 3',
  'repeat 4',
  'repeat 5',
  'end',
] as const;
export type Command = (typeof commands)[number];

/** `x` to the right and `y` down, from 0; `facing` in quarter turns from up: 1 is right. */
export type Spot = { readonly x: number; readonly y: number; readonly facing: number };

export type ProgramTouch = {
  readonly on: 'program';
  /** Built of blocks, or typed line by line. */
  readonly as: 'blocks' | 'text';
  /** Rows of the grid: `#` is a stone, `.` is free. */
  readonly field: readonly string[];
  readonly start: Spot;
  readonly goal: { readonly x: number; readonly y: number };
  readonly blocks: readonly Command[];
  /** The maximum number of commands. */
  readonly room: number;
  /** A program with a bug to fix. */
  readonly given: readonly Command[];
  /** A program that brings the hen home: it proves that the task can be solved. */
  readonly answer: readonly Command[];
};

export type Walk = {
  /** Every spot on the way, the first included. */
  readonly spots: readonly Spot[];
  /** The index of the command behind each further spot. */
  readonly at: readonly number[];
  readonly end: 'home' | 'elsewhere' | 'bumped' | 'endless';
};

const ways = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const mostSteps = 120;

const times = (command: Command): number =>
  command.startsWith('repeat ') ? Number(command.slice('repeat '.length)) : 0;

type Step = { readonly command: Command; readonly at: number };

/** The index of the 'end' for the loop at `from`, or the end of the list. */
const closing = (list: readonly Step[], from: number): number => {
  let deep = 0;
  for (let at = from; at < list.length; at += 1) {
    const command = list[at]?.command ?? 'end';
    if (times(command) > 0) deep += 1;
    if (command === 'end') {
      if (deep === 0) return at;
      deep -= 1;
    }
  }
  return list.length;
};

/** The moves with loops unrolled, up to one more than the limit. */
const moves = (list: readonly Step[]): readonly Step[] => {
  const done: Step[] = [];
  for (let at = 0; at < list.length && done.length <= mostSteps; at += 1) {
    const step = list[at];
    if (step === undefined || step.command === 'end') continue;
    const round = times(step.command);
    if (round === 0) {
      done.push(step);
      continue;
    }
    const close = closing(list, at + 1);
    const once = moves(list.slice(at + 1, close));
    for (let n = 0; n < round && done.length <= mostSteps; n += 1) done.push(...once);
    at = close;
  }
  return done;
};

const lastOf = (spots: readonly Spot[]): Spot | undefined => spots[spots.length - 1];

/** Runs a program to its end, to a stone or the edge, or to the limit. */
export const walk = (
  { field, start, goal }: Pick<ProgramTouch, 'field' | 'start' | 'goal'>,
  program: readonly (Command | undefined)[],
): Walk => {
  const list = program.flatMap((command, at): Step[] => (command === undefined ? [] : [{ command, at }]));
  const all = moves(list);
  const [spots, at]: [Spot[], number[]] = [[start], []];
  for (const step of all.slice(0, mostSteps)) {
    const { x, y, facing } = lastOf(spots) ?? start;
    const [right, down] = ways[facing] ?? ways[0];
    if (step.command === 'forward') {
      if (field[y + down]?.[x + right] !== '.') return { spots, at, end: 'bumped' };
      spots.push({ x: x + right, y: y + down, facing });
    } else spots.push({ x, y, facing: (facing + (step.command === 'right' ? 1 : 3)) % 4 });
    at.push(step.at);
  }
  const last = lastOf(spots) ?? start;
  if (all.length > mostSteps) return { spots, at, end: 'endless' };
  return { spots, at, end: last.x === goal.x && last.y === goal.y ? 'home' : 'elsewhere' };
};

/** The commands in a task's slots; empty slots are skipped. */
export const commandsAt = (
  { blocks }: Pick<ProgramTouch, 'blocks'>,
  values: readonly number[],
): readonly (Command | undefined)[] => values.map((value) => blocks[value]);

export type ReadLine = { readonly line: number; readonly word: string };

/** Parses a typed program: its commands, or the first invalid line. */
export const readProgram = (
  { blocks }: Pick<ProgramTouch, 'blocks'>,
  typed: string,
): readonly Command[] | ReadLine => {
  const read: Command[] = [];
  for (const [at, line] of typed.split('\n').entries()) {
    const word = line.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
    if (word === '') continue;
    const command = blocks.find((block) => block === word);
    if (command === undefined) return { line: at + 1, word: line.trim() };
    read.push(command);
  }
  return read;
};
