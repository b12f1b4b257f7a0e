import { type PuzzleWord, wordLimits, wordsOfTerms } from '@afrolearn/learning/tools/puzzle-maker/words.ts';
import { newWork, puzzleOf, wordsInGrid } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { workLimits } from '@afrolearn/learning/works/limits.ts';
import { ArrowRight, Grid3x3, Hash, Plus, Shuffle } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { newDraw } from '#lesson-kit/exercises/index.ts';
import { useText } from '#lib/language.tsx';
import { puzzleMaker } from '#messages/tools-puzzle-maker/en.ts';
import { ToolFrame } from '#tool-kit/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { MiniGrid } from '../mini-grid.tsx';
import type { Made } from '../playing.tsx';
import css from './make.module.css';
import { allWords, chosenWords, type Making } from './making.ts';
import { OwnWord } from './own-word.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useUnits, useUnitWords } from './use-unit-words.ts';
import { WordChips } from './word-chips.tsx';

const c = classes(css);

const kinds = [
  ['search', <Grid3x3 key="search" aria-hidden="true" />],
  ['crossword', <Hash key="crossword" aria-hidden="true" />],
  ['numbers', <Plus key="numbers" aria-hidden="true" />],
] as const;

const noWords: readonly PuzzleWord[] = [];

type MakePuzzleProps = {
  making: Making;
  onChange: (change: Partial<Making>) => void;
  onMake: (made: Made) => void;
  choices: ReactNode;
};

/** The page where a puzzle is made: its kind, its words, its name, and how it will look. */
export const MakePuzzle = ({ making, onChange, onMake, choices }: MakePuzzleProps) => {
  const say = useText(puzzleMaker);
  const { kind, grade, subject, draw } = making;
  const [ownOpen, setOwnOpen] = useState(false);
  const isNumbers = kind === 'numbers';
  const units = useUnits(subject, grade);
  const begun = units.data?.find(({ percent }) => percent !== undefined && percent > 0 && percent < 100);
  const unit = units.data?.find(({ id }) => id === making.unit) ?? begun ?? units.data?.[0] ?? null;
  const found = useUnitWords(unit?.id ?? null, making.enough * 2);
  const { data } = found;
  const known = useMemo(() => (data === null ? noWords : wordsOfTerms(data.terms, grade)), [data, grade]);
  const terms = useMemo(() => known.slice(0, making.enough), [known, making.enough]);
  const all = useMemo(() => allWords(making, terms), [making, terms]);
  const chosen = useMemo(() => chosenWords(making, terms), [making, terms]);
  const words = isNumbers ? noWords : chosen;
  const puzzle = useMemo(() => puzzleOf({ kind, grade, draw, words }), [kind, grade, draw, words]);

  const placed = wordsInGrid(puzzle).length;
  const left = puzzle.kind === 'numbers' ? [] : puzzle.left;
  const missing = isNumbers ? 0 : Math.max(0, wordLimits.least - placed);
  const suggested = isNumbers
    ? say('numbersTitle', { grade: `P${grade}` })
    : say(`${kind}Title`, { name: making.own.length > 0 || unit === null ? say('mine') : unit.title });
  const title = making.title ?? suggested.slice(0, workLimits.title);

  const make = () => {
    if (missing > 0) return;
    const name = title.trim() === '' ? suggested : title.trim();
    onMake({ title: name.slice(0, workLimits.title), data: newWork({ kind, grade, draw, words }) });
  };

  const chips = () => {
    if (isNumbers) return <p className={c('hint')}>{say('numbersLead')}</p>;
    const isWaiting = units.state === 'loading' || (unit !== null && found.state === 'loading');
    const hasFailed =
      units.data === null ? units.state === 'failed' : found.data === null && found.state === 'failed';
    const failure = units.data === null ? units.failure : found.failure;
    return (
      <>
        {isWaiting && found.data === null && <Bones lines={3} label={say('loading')} />}
        {hasFailed && (
          <Failed kind="info" retry={() => (units.data === null ? units : found).retry()}>
            {say(failure?.status === 0 ? 'offlineWords' : 'failedWords')}
          </Failed>
        )}
        {units.state === 'done' && unit === null && (
          <p className={c('hint')} role="status">
            {say('noUnits')}
          </p>
        )}
        <WordChips
          words={all}
          own={making.own}
          chosen={chosen}
          onPick={(letters, isPicked) => onChange({ picked: { ...making.picked, [letters]: isPicked } })}
          onMore={
            data?.more === true || known.length > terms.length
              ? () => onChange({ enough: making.enough + 12 })
              : null
          }
          ownOpen={ownOpen}
          onOwn={() => setOwnOpen(!ownOpen)}
        />
        {ownOpen && (
          <OwnWord
            kind={kind}
            words={all}
            chosen={chosen.length}
            onAdd={(word) => onChange({ own: [...making.own, word] })}
            onClose={() => setOwnOpen(false)}
          />
        )}
      </>
    );
  };

  return (
    <ToolFrame
      tool="puzzle-maker"
      cloth="science"
      help={say('help')}
      choices={choices}
      dock={
        <>
          <p className={c('wide')}>{say('thenPlay')}</p>
          <Button aria-disabled={missing > 0} onClick={make}>
            {missing > 0 ? (
              say('moreWords', { count: missing })
            ) : (
              <>
                {say('make')} <ArrowRight aria-hidden="true" />
              </>
            )}
          </Button>
        </>
      }
    >
      <div className={c('make')}>
        <div className={c('column')}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
          <div role="group" aria-label={say('kinds')} className={c('kinds')}>
            {kinds.map(([name, icon]) => (
              <button
                key={name}
                type="button"
                aria-pressed={kind === name}
                onClick={() => onChange({ kind: name })}
              >
                {icon}
                {say(name)}
              </button>
            ))}
          </div>
          <UnitChoice making={making} units={units} unit={unit} onChange={onChange} />
          {chips()}
        </div>
        <div className={c('column')}>
          <div className={c('preview')}>
            <MiniGrid puzzle={puzzle} />
            <div>
              <p role="status">
                {isNumbers
                  ? say('numbersSize', { count: puzzle.kind === 'numbers' ? puzzle.gaps.length : 0 })
                  : say('wordsInGrid', { count: placed })}
              </p>
              <Button kind="ghost" size="sm" icon={<Shuffle />} onClick={() => onChange({ draw: newDraw() })}>
                {say('mix')}
              </Button>
            </div>
          </div>
          {left.map(({ word, why }) => (
            <p key={word} className={c('hint')} role="status">
              {say(`left.${why}`, { word: words[word]?.word ?? '' })}
            </p>
          ))}
          <TextField
            label={say('name')}
            value={title}
            maxLength={workLimits.title}
            autoComplete="off"
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
      </div>
    </ToolFrame>
  );
};
