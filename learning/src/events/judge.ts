/** Judges events by the catalogue. No other code decides whether an answer is right. */
import type { Catalogue, KnownEntry } from '#events/catalogue.ts';
import type { EventPayloads, EventType, QuestionAnswer } from '#events/events.ts';
import type { RefusalReason } from '#events/reasons.ts';
import { storedAnswer } from '#events/stored-answer.ts';
import type { EntryType } from '#lessons/ids.ts';
import { gradeQuestion } from '#quizzes/grade-question.ts';
import { questionAsked } from '#quizzes/paper.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import { isProof, leastTimeOfUse } from '#tools/evidence.ts';
import { proofOf } from '#tools/proofs.ts';
import { type ToolSlug, toolOf } from '#tools/slugs.ts';

export type GradedAnswer = {
  readonly question: string;
  /** The list entry, or the name of the practice generator. */
  readonly item: string;
  /** The quiz attempt it belongs to, if any. */
  readonly attempt: string | null;
  /** Sent with the end of the quiz; it overrides answers sent during it. */
  readonly final: boolean;
  /** Which exercise of a practice generator it was; null for a question of a lesson. */
  readonly seed: number | null;
  /** The part that is worth storing (`stored-answer.ts`). */
  readonly answer: Answer;
  /** The question that a retry asked instead; the answer is for that one. */
  readonly asked?: string | null;
  readonly correct: boolean;
  readonly score: number;
  readonly misconception: string | null;
};

/** One use of a tool to its end. */
export type ToolUse = {
  /** Null without evidence. */
  readonly run: string | null;
  readonly isProven: boolean;
  /** The least time that it took, in milliseconds. */
  readonly takes: number;
};

export type Meaning = {
  readonly item: { readonly id: string; readonly unitId: number | null; readonly type: EntryType } | null;
  readonly completes: boolean;
  readonly tool: ToolSlug | null;
  /** Only for a completed tool. */
  readonly use?: ToolUse;
  /** A finished quiz: the number of right answers. */
  readonly attempt: { readonly correct: number; readonly total: number } | null;
  readonly answers: readonly GradedAnswer[];
};

export type Judged = { readonly meaning: Meaning } | { readonly refused: RefusalReason };

const nothing: Meaning = { item: null, completes: false, tool: null, attempt: null, answers: [] };

const refused = (reason: RefusalReason): Judged => ({ refused: reason });

/*
 * Fields are assigned by name, here and below: a batch has up to fifty, and object spread costs more than
 * judging.
 */
const about = (
  { id, unitId, type }: KnownEntry,
  { completes = false, attempt = null, answers = [] }: Partial<Meaning> = {},
): Judged => ({ meaning: { item: { id, unitId, type }, completes, tool: null, attempt, answers } });

const graded = (
  asked: Question,
  answer: Answer,
  where: Pick<GradedAnswer, 'question' | 'item' | 'attempt' | 'final' | 'seed'>,
  variant?: string,
): GradedAnswer => {
  const { correct, score, misconception } = gradeQuestion(asked, answer);
  const { question, item, attempt, final, seed } = where;
  return {
    question,
    item,
    attempt,
    final,
    seed,
    answer: storedAnswer(asked, answer),
    correct,
    score,
    misconception: misconception ?? null,
    ...(variant === undefined ? undefined : { asked: variant }),
  };
};

type Asked = { readonly question: Question; readonly variant?: string };

/** The question asked in place of an authored one; null if no paper of the attempt may ask it there. */
const askedIn = (
  item: KnownEntry,
  slot: Question,
  asked: string | undefined,
  attempt: string | null,
  catalogue: Catalogue,
): Asked | null => {
  if (asked === undefined || asked === slot.id) return { question: slot };
  if (attempt === null || item.type !== 'quiz') return null;
  const question = questionAsked(
    slot,
    asked,
    { unitId: item.unitId, attempt },
    { lesson: (id) => catalogue.item(id)?.questions ?? [], exercise: catalogue.exercise },
  );
  return question === null ? null : { question, variant: asked };
};

const finished = (item: KnownEntry | null, type: 'video' | 'reading'): Judged => {
  if (item === null) return refused('unknown-lesson');
  if (item.type !== type) return refused(type === 'video' ? 'not-a-video' : 'not-a-reading');
  return item.questions === null ? refused('not-written') : about(item, { completes: true });
};

/** Questions of a teacher's lesson have local ids (`q3`); all other ids are complete. */
const fullId = (item: KnownEntry, question: string): string =>
  item.unitId === null && !question.startsWith(`${item.id}-`) ? `${item.id}-${question}` : question;

const answered = (
  item: KnownEntry | null,
  payload: EventPayloads['answer.given'],
  catalogue: Catalogue,
): Judged => {
  if (item === null) return refused('unknown-lesson');
  if (item.questions === null) return refused('not-written');
  const question = fullId(item, payload.question);
  const slot = item.questions.find(({ id }) => id === question);
  if (slot === undefined) return refused('unknown-question');
  if (payload.answer === null) return refused('nothing-answered');
  const attempt = item.type === 'quiz' ? (payload.attempt ?? null) : null;
  const asked = askedIn(item, slot, payload.asked, attempt, catalogue);
  if (asked === null) return refused('unknown-question');
  const where = { question: slot.id, item: item.id, attempt, final: false, seed: null };
  return about(item, { answers: [graded(asked.question, payload.answer, where, asked.variant)] });
};

/** For an either-or pair of religious education, the side that was answered; else the question itself. */
const askedOf = (
  questions: readonly Question[],
  given: ReadonlyMap<string, unknown>,
): readonly Question[] => {
  const pairs = new Map<string, Question>();
  for (const question of questions) {
    const key = question.pair === undefined ? `one ${question.id}` : `pair ${question.pair}`;
    const chosen = pairs.get(key);
    if (chosen === undefined || (!given.has(chosen.id) && given.has(question.id))) pairs.set(key, question);
  }
  return [...pairs.values()];
};

/** The later of two answers to one question; an empty answer does not count. */
const givenIn = (
  item: KnownEntry,
  answers: readonly QuestionAnswer[],
): ReadonlyMap<string, Pick<QuestionAnswer, 'answer' | 'asked'>> =>
  new Map(
    [...new Map(answers.map((given) => [fullId(item, given.question), given]))].filter(
      ([, { answer }]) => answer !== null,
    ),
  );

const quizFinished = (
  item: KnownEntry | null,
  payload: EventPayloads['quiz.finished'],
  catalogue: Catalogue,
): Judged => {
  if (item === null) return refused('unknown-lesson');
  // A teacher's lesson or text may have questions, too: they are handed in and marked like a quiz.
  if (item.type !== 'quiz' && item.unitId !== null) return refused('not-a-quiz');
  if (item.questions === null || item.questions.length === 0) return refused('not-written');
  const given = givenIn(item, payload.answers);
  // A quiz without any answer is refused: looking through it is not an attempt, and sending it would take no
  // work.
  if (given.size === 0) return refused('nothing-answered');
  const asked = askedOf(item.questions, given);
  const { attempt } = payload;
  const used = new Set<string>();
  const answers = asked.flatMap((slot) => {
    const one = given.get(slot.id);
    const what = one === undefined ? null : askedIn(item, slot, one.asked, attempt, catalogue);
    // A question that no paper may ask there, or a repeated one, counts as unanswered.
    if (one === undefined || what === null || used.has(what.question.id)) return [];
    used.add(what.question.id);
    const where = { question: slot.id, item: item.id, attempt, final: true, seed: null };
    return [graded(what.question, one.answer, where, what.variant)];
  });
  // A quiz may have lost some of its questions since the device fetched it, but not all.
  if (answers.length === 0) return refused('unknown-question');
  const correct = answers.filter((answer) => answer.correct).length;
  return about(item, { completes: true, attempt: { correct, total: asked.length }, answers });
};

const practised = (payload: EventPayloads['practice.answered'], catalogue: Catalogue): Judged => {
  const { generator, level, seed, answer } = payload;
  const exercise = catalogue.exercise(generator, level, seed);
  if (exercise === null) return refused('unknown-exercise');
  if (answer === null) return refused('nothing-answered');
  // Numbers differ each time but the skill is the same, so there is one card for each generator and level.
  const where = { question: `${generator}:${level}`, item: generator, attempt: null, final: false, seed };
  return { meaning: { ...nothing, answers: [graded(exercise, answer, where)] } };
};

const toolUsed = (slug: string): Judged =>
  toolOf(slug) === null ? refused('unknown-tool') : { meaning: nothing };

const toolCompleted = (
  { tool: slug, evidence }: EventPayloads['tool.completed'],
  catalogue: Catalogue,
): Judged => {
  const tool = toolOf(slug);
  if (tool === null) return refused('unknown-tool');
  if (evidence === undefined)
    return { meaning: { ...nothing, tool, use: { run: null, isProven: false, takes: 0 } } };
  const rule = proofOf(tool);
  const isProven = rule !== null && isProof(rule, evidence, catalogue.toolContent(tool));
  const use = { run: evidence.run, isProven, takes: leastTimeOfUse(evidence) };
  return { meaning: { ...nothing, tool, use } };
};

export type EventBody = {
  [K in EventType]: { readonly type: K; readonly payload: EventPayloads[K] };
}[EventType];

export const judge = (told: EventBody, catalogue: Catalogue): Judged => {
  switch (told.type) {
    case 'item.opened': {
      const item = catalogue.item(told.payload.item);
      return item === null ? refused('unknown-lesson') : about(item);
    }
    case 'video.finished':
      return finished(catalogue.item(told.payload.item), 'video');
    case 'reading.read':
      return finished(catalogue.item(told.payload.item), 'reading');
    case 'answer.given':
      return answered(catalogue.item(told.payload.item), told.payload, catalogue);
    case 'quiz.finished':
      return quizFinished(catalogue.item(told.payload.item), told.payload, catalogue);
    case 'practice.answered':
      return practised(told.payload, catalogue);
    case 'tool.used':
      return toolUsed(told.payload.tool);
    case 'tool.completed':
      return toolCompleted(told.payload, catalogue);
  }
};
