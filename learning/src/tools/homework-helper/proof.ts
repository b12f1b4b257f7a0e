import { solve } from '#sums/solve.ts';
import { checkStep } from '#sums/sum.ts';
import type { ProofRule, ToolAnswer } from '#tools/evidence.ts';

/** A short name of a sum, because the question of an event has room for 60 letters (FNV-1a). */
const nameOf = (typed: string): string => {
  let bits = 0x811c9dc5;
  for (const sign of typed) bits = Math.imul(bits ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return bits.toString(36);
};

const questionOf = (typed: string, step: number): string => `${nameOf(typed)}-${step}`;

/** A filled step, counted from 1. The answer says which sum it was, so that the server can solve it again. */
export const stepAnswer = (typed: string, step: number, filled: string): ToolAnswer => ({
  question: questionOf(typed, step),
  answer: [typed, filled],
});

/** Three steps were filled right by the learner. The sum is solved again, so a step cannot be invented. */
export const homeworkProof: ProofRule<null> = {
  by: 'answers',
  least: 3,
  isAnswer: ({ question, answer }) => {
    if (!Array.isArray(answer)) return false;
    const [typed, filled] = answer;
    const step = Number(/-(\d{1,2})$/.exec(question)?.[1] ?? 0);
    if (typeof typed !== 'string' || typeof filled !== 'string' || question !== questionOf(typed, step))
      return false;
    const reading = solve(typed);
    const one = reading.kind === 'sum' ? reading.sum.steps[step - 1] : undefined;
    return one !== undefined && checkStep(one, filled)?.right === true;
  },
};
