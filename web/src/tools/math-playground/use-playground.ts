import type { State } from '@afrolearn/learning/tools/math-playground/board.ts';
import {
  type BoardName,
  boards,
  type ChallengeName,
  challengeNamed,
  challengeOf,
  idOf,
  solves,
} from '@afrolearn/learning/tools/math-playground/challenges.ts';
import {
  afterSolved,
  ceilingOf,
  readStandings,
  standingOf,
  writeStandings,
} from '@afrolearn/learning/tools/math-playground/growth.ts';
import { useState } from 'react';
import { newDraw } from '#lesson-kit/exercises/index.ts';
import { readLocal, writeLocal } from '#lib/local.ts';

const key = 'afl_tool_math-playground';
const standings = () => readStandings(readLocal(key) ?? '');

/** One challenge in play. `shown`: the learner asked to see it, which solves nothing. */
export type Play = {
  readonly name: ChallengeName;
  readonly state: State;
  readonly wrong: number;
  readonly phase: 'open' | 'notyet' | 'right' | 'shown';
};

/** A solved challenge by its id, with what lay on the board. */
export type Solved = { readonly question: string; readonly answer: State };

/** As many make a round. */
export const goal = 3;

const startOf = <B extends BoardName>(name: ChallengeName<B>): State =>
  boards[name.board].start(challengeOf(name));
const solutionOf = <B extends BoardName>(name: ChallengeName<B>): State =>
  boards[name.board].solution(challengeOf(name));

/** A few draws are tried for a challenge unlike the last ones: the first levels have few. */
const freshPlay = (board: BoardName, level: number, met: readonly string[]): Play => {
  const said = (name: ChallengeName) => JSON.stringify([name.board, challengeOf(name)]);
  const before = met.flatMap((id) => challengeNamed(id) ?? []).map(said);
  const names = Array.from({ length: 6 }, () => ({ board, level, draw: newDraw() }));
  const name = names.find((one) => !before.includes(said(one))) ?? { board, level, draw: newDraw() };
  return { name, state: startOf(name), wrong: 0, phase: 'open' };
};

/** The boards of this visit: each keeps its challenge and its free play while another one is open. */
export const usePlayground = (grade: string | null | undefined) => {
  const [met, setMet] = useState<readonly string[]>([]);
  const begin = (board: BoardName) => freshPlay(board, standingOf(standings(), board, grade).level, met);
  const [board, setBoard] = useState<BoardName>('number-line');
  const [isFree, setFree] = useState(false);
  const [plays, setPlays] = useState<Partial<Record<BoardName, Play>>>(() => ({
    'number-line': begin('number-line'),
  }));
  const [free, setFreeStates] = useState<Partial<Record<BoardName, State>>>({});
  const [solved, setSolved] = useState<readonly Solved[]>([]);
  const put = (play: Play) => setPlays((now) => ({ ...now, [play.name.board]: play }));
  const play = plays[board];
  const { level } = standingOf(standings(), board, grade);

  const open = (next: BoardName) => {
    setBoard(next);
    if (plays[next] === undefined) put(begin(next));
  };
  const rate = (name: ChallengeName, first: boolean) => {
    // Read again, because another tab may have written meanwhile.
    const now = standings();
    const after = afterSolved(standingOf(now, name.board, grade), first, ceilingOf(grade));
    writeLocal(key, writeStandings({ ...now, [name.board]: after }));
  };
  return {
    board,
    open,
    isFree,
    setFree,
    level,
    play,
    solved,
    freeState: free[board] ?? null,
    setFreeState: (state: State) => setFreeStates((now) => ({ ...now, [board]: state })),
    move: (one: Play, state: State) => put({ ...one, state, phase: 'open' }),
    restart: (one: Play) => put({ ...one, state: startOf(one.name), phase: 'open' }),
    check: (one: Play) => {
      if (!solves(one.name, one.state)) return put({ ...one, wrong: one.wrong + 1, phase: 'notyet' });
      put({ ...one, phase: 'right' });
      setSolved([...solved, { question: idOf(one.name), answer: one.state }]);
      rate(one.name, one.wrong === 0);
    },
    show: (one: Play) => {
      put({ ...one, state: solutionOf(one.name), phase: 'shown' });
      rate(one.name, false);
    },
    next: (one: Play) => {
      const known = [...met, idOf(one.name)].slice(-6);
      setMet(known);
      put(freshPlay(board, level, known));
    },
    again: () => setSolved([]),
  };
};
export type Playground = ReturnType<typeof usePlayground>;
