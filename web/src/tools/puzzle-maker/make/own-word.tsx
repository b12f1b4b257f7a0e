import {
  type OwnWordProblem,
  ownWordProblem,
  type PuzzleWord,
  wordLimits,
} from '@afrolearn/learning/tools/puzzle-maker/words.ts';
import type { PuzzleKind } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import css from './make.module.css';

const c = classes(css);

const problems = {
  missing: 'wordMissing',
  letters: 'wordLetters',
  short: 'wordShort',
  long: 'wordLong',
  twice: 'wordTwice',
  full: 'wordsFull',
} as const satisfies Record<OwnWordProblem, string>;

type OwnWordProps = {
  kind: PuzzleKind;
  /** All words that can be chosen. */
  words: readonly PuzzleWord[];
  chosen: number;
  onAdd: (word: PuzzleWord) => void;
  onClose: () => void;
};

/** A word of the child's own, and its clue. What is wrong stands beside its field, and what was typed stays. */
export const OwnWord = ({ kind, words, chosen, onAdd, onClose }: OwnWordProps) => {
  const say = useText(puzzleMaker);
  const [word, setWord] = useState('');
  const [clue, setClue] = useState('');
  const [wrong, setWrong] = useState<{ word: OwnWordProblem | null; clue: boolean }>({
    word: null,
    clue: false,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = () => {
    const problem = ownWordProblem(word, words, chosen);
    const isWithoutClue = kind === 'crossword' && clue.trim() === '';
    setWrong({ word: problem, clue: isWithoutClue });
    if (problem !== null) field.current?.focus();
    if (problem !== null || isWithoutClue) return;
    onAdd({ word: word.trim().normalize('NFC').toLowerCase(), clue: clue.trim() });
    setWord('');
    setClue('');
    field.current?.focus();
  };
  return (
    <form
      className={c('ownForm')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        ref={field}
        label={say('ownWord')}
        hint={say('ownWordHint')}
        error={
          wrong.word === null
            ? undefined
            : say(problems[wrong.word], { least: wordLimits.leastLetters, most: wordLimits.mostLetters })
        }
        value={word}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          setWord(target.value);
          setWrong({ ...wrong, word: null });
        }}
      />
      <TextField
        label={say('ownClue')}
        hint={say(kind === 'crossword' ? 'ownClueNeeded' : 'ownClueHint')}
        error={wrong.clue ? say('clueMissing') : undefined}
        value={clue}
        maxLength={wordLimits.clue}
        autoComplete="off"
        onChange={({ target }) => {
          setClue(target.value);
          setWrong({ ...wrong, clue: false });
        }}
      />
      <div className={c('ownButtons')}>
        <Button kind="quiet" type="submit">
          {say('addWord')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {say('closeOwn')}
        </Button>
      </div>
    </form>
  );
};
