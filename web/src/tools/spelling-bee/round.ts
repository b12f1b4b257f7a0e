/** One round of the page: which word, what is typed, and what came of each word. */
import { mostExtraLetters } from '@afrolearn/learning/tools/spelling-bee/proof.ts';
import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';

export const hintKinds = ['meaning', 'first', 'parts'] as const;
export type HintKind = (typeof hintKinds)[number];

/** `hear`: the voice says the word. `see`: it is shown, then covered. */
export type ComesBy = 'hear' | 'see';
export type SpellWith = 'tiles' | 'keys';
export type Way = { readonly comesBy: ComesBy; readonly spellWith: SpellWith };

/** `again`: the word comes back, because it was not right by itself. */
export type Outcome = 'right' | 'second' | 'again';
/** `first` is the spelling of the first try. */
export type Turn = { readonly word: SpellingWord; readonly first: string; readonly outcome: Outcome };

export type Phase = 'look' | 'spell' | 'notyet' | 'right';
/** One letter, and the tile that it came from. */
export type Typed = { readonly letter: string; readonly tile: number | null };

export type Round = {
  readonly words: readonly SpellingWord[];
  readonly draw: number;
  readonly way: Way;
  readonly turns: readonly Turn[];
  readonly at: number;
  readonly phase: Phase;
  readonly typed: readonly Typed[];
  readonly hints: readonly HintKind[];
  /** The word was seen though it should be heard. */
  readonly hasLooked: boolean;
  /** The second try was the last one. */
  readonly isLastTry: boolean;
};

const blank = { typed: [], hints: [], hasLooked: false, isLastTry: false } as const;
const firstPhase = ({ comesBy }: Way): Phase => (comesBy === 'see' ? 'look' : 'spell');

export const beginRound = (words: readonly SpellingWord[], way: Way, draw: number): Round => ({
  words,
  draw,
  way,
  turns: [],
  at: 0,
  phase: firstPhase(way),
  ...blank,
});

export const spelled = ({ typed }: Round): string => typed.map(({ letter }) => letter).join('');

/** The first try of this word is over. */
export const isSecondTry = ({ turns, at }: Round): boolean => turns.length > at;

/** Letters that are still missing; null where the keys leave the length open. */
export const lettersMissing = (round: Round): number | null => {
  const word = round.words[round.at]?.word ?? '';
  return round.way.spellWith === 'tiles' ? word.length - round.typed.length : null;
};

export const canCheck = (round: Round): boolean =>
  round.phase === 'spell' && round.typed.length > 0 && (lettersMissing(round) ?? 0) === 0;

export const withLetter = (round: Round, typed: Typed): Round => {
  const length = round.words[round.at]?.word.length ?? 0;
  const most = round.way.spellWith === 'tiles' ? length : length + mostExtraLetters;
  return round.phase !== 'spell' || round.typed.length >= most
    ? round
    : { ...round, typed: [...round.typed, typed] };
};

export const withoutLast = (round: Round): Round => ({ ...round, typed: round.typed.slice(0, -1) });

export const withHint = (round: Round, hint: HintKind): Round =>
  round.hints.includes(hint) ? round : { ...round, hints: [...round.hints, hint] };

/** The word is shown again. Seeing it is the way in one mode, and a help in the other. */
export const looking = (round: Round): Round => ({
  ...round,
  phase: 'look',
  typed: [],
  hasLooked: round.hasLooked || round.way.comesBy === 'hear',
});

/** The cloth covers the word: after looking, or for the second try. */
export const covered = (round: Round): Round => ({ ...round, phase: 'spell', typed: [] });

export const checked = (round: Round): Round => {
  const word = round.words[round.at];
  if (word === undefined || !canCheck(round)) return round;
  const wrote = spelled(round);
  const isRight = wrote === word.word;
  const before = round.turns[round.at];
  const isFirst = before === undefined && !round.hasLooked;
  const outcome: Outcome = isRight ? (isFirst ? 'right' : 'second') : 'again';
  const turn: Turn = { word, first: before?.first ?? wrote, outcome };
  return {
    ...round,
    phase: isRight ? 'right' : 'notyet',
    isLastTry: before !== undefined,
    turns: [...round.turns.slice(0, round.at), turn],
  };
};

export const nextWord = (round: Round): Round => ({
  ...round,
  ...blank,
  at: round.at + 1,
  phase: firstPhase(round.way),
});
