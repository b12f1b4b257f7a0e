/**
 * A model of a learner's record from decision 0091, which shares no code with the views or the sums. The answers of
 * an attempt's end count, else the last ones. A quiz is done with 7 of 10 right answers, at the first such attempt.
 */
export type GivenAnswer = {
  question: string;
  right: boolean;
  mistake: string | null;
  attempt: string;
  at: number;
};

export type ModelAct =
  | { kind: 'open' | 'finish'; item: string; at: number }
  | { kind: 'answer'; item: string; given: GivenAnswer }
  | { kind: 'end'; item: string; at: number; attempt: string; given: readonly GivenAnswer[]; asked: number };

export const modelOf = (acts: readonly ModelAct[]) => {
  const states = new Map<string, { state: 'begun' | 'tried' | 'done'; at: number; best: number | null }>();
  for (const item of new Set(acts.map((act) => act.item))) {
    const own = acts.filter((act) => act.item === item);
    const ends = own
      .flatMap((act) => (act.kind === 'end' ? [act] : []))
      .map(({ at, given, asked }) => ({ at, share: given.filter(({ right }) => right).length / asked }))
      .sort((one, other) => one.at - other.at);
    const finished = own
      .flatMap((act) => (act.kind === 'finish' ? [act.at] : []))
      .sort((one, other) => one - other);
    const passed = ends.find(({ share }) => share * 10 >= 7);
    const best = ends.length === 0 ? null : Math.max(...ends.map(({ share }) => share));
    if (finished[0] !== undefined) states.set(item, { state: 'done', at: finished[0], best });
    else if (passed !== undefined) states.set(item, { state: 'done', at: passed.at, best });
    else if (ends[0] !== undefined) states.set(item, { state: 'tried', at: ends[0].at, best });
    else states.set(item, { state: 'begun', at: 0, best });
  }
  const ended = new Set(acts.flatMap((act) => (act.kind === 'end' ? [act.attempt] : [])));
  const atEnds = acts.flatMap((act) => (act.kind === 'end' ? act.given : []));
  const single = acts.flatMap((act) =>
    act.kind === 'answer' && !ended.has(act.given.attempt) ? [act.given] : [],
  );
  const last = new Map<string, GivenAnswer>();
  for (const one of single.sort((a, b) => a.at - b.at)) last.set(`${one.attempt} ${one.question}`, one);
  const answers = [...atEnds, ...last.values()];
  const mistakes = new Map<string, number>();
  for (const { mistake } of answers)
    if (mistake !== null) mistakes.set(mistake, (mistakes.get(mistake) ?? 0) + 1);
  const those = (state: string) => [...states].filter(([, one]) => one.state === state);
  return {
    states,
    answers,
    mistakes,
    done: those('done').length,
    tried: those('tried').length,
    doneDays: those('done').map(([, { at }]) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10)),
  };
};
