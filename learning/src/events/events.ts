import type { Answer } from '#quizzes/questions.ts';
import type { ToolEvidence } from '#tools/evidence.ts';

/** Increased when a payload changes shape. Older shapes stay readable as long as devices keep them. */
export const eventSchema = 1;

/** The most events in one call. */
export const mostEvents = 500;

/**
 * How many epochs a device remembers, over all servers: for each, which events it has and its last receipt.
 */
export const mostEpochs = 4;

/**
 * `question` is the authored one; `asked` names the question that a retry asked in its place
 * (`quizzes/paper.ts`).
 */
export type QuestionAnswer = { readonly question: string; readonly answer: Answer; readonly asked?: string };

/** The payload of each event type. Only ids and raw answers: the server decides their worth. */
export type EventPayloads = {
  'item.opened': { readonly item: string };
  'video.finished': { readonly item: string };
  'reading.read': { readonly item: string };
  /** One answer in a quick check, a scene or a quiz in progress; `attempt` is the quiz attempt's id. */
  'answer.given': QuestionAnswer & { readonly item: string; readonly attempt?: string };
  'quiz.finished': {
    readonly item: string;
    readonly attempt: string;
    readonly answers: readonly QuestionAnswer[];
  };
  /** The exercise is regenerated from generator, level and seed. */
  'practice.answered': {
    readonly generator: string;
    readonly level: number;
    readonly seed: number;
    readonly answer: Answer;
  };
  'tool.used': { readonly tool: string };
  /** Without evidence, as earlier versions sent it, it earns nothing. */
  'tool.completed': { readonly tool: string; readonly evidence?: ToolEvidence };
};

export type EventType = keyof EventPayloads;

export const eventTypes = [
  'item.opened',
  'video.finished',
  'reading.read',
  'answer.given',
  'quiz.finished',
  'practice.answered',
  'tool.used',
  'tool.completed',
] as const satisfies readonly EventType[];

export type LearningEvent<T extends EventType = EventType> = {
  [K in T]: {
    /** UUIDv7, made once on the device. */
    readonly id: string;
    readonly device: string;
    /** Counts up on one device. */
    readonly seq: number;
    readonly type: K;
    readonly payload: EventPayloads[K];
    readonly occurredAt: string;
    readonly zone: string;
    readonly schema: number;
  };
}[T];
