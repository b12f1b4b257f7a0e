import { Plus, X } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import css from '../own-lessons.module.css';
import { newPart, type PartDraft, type QuestionDraft } from './question-draft.ts';

const c = classes(css);

type Props = { question: QuestionDraft; onChange: (question: QuestionDraft) => void };

const replaced = <T,>(list: readonly T[], place: number, one: T): T[] =>
  list.map((other, at) => (at === place ? one : other));
const without = <T,>(list: readonly T[], place: number): T[] => list.filter((_, at) => at !== place);

const mostOptions = 6;
const mostPairs = 8;
const mostParts = 8;

/** Options with a mark at what is right: one of them, or several. */
export const OptionFields = ({ question, onChange }: Props) => {
  const say = useText(ownLessons);
  const { options, kind, key } = question;
  const set = (more: QuestionDraft['options']) => onChange({ ...question, options: more });
  const mark = (place: number, right: boolean) =>
    set(
      options.map((option, at) => {
        if (kind === 'several') return at === place ? { ...option, right } : option;
        return { ...option, right: at === place };
      }),
    );
  return (
    <div className={c('rows')}>
      <p className={c('hint')}>{say(kind === 'several' ? 'optionsSeveral' : 'optionsSingle')}</p>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name but its place
        <div key={place} className={c('row')}>
          <input
            type={kind === 'several' ? 'checkbox' : 'radio'}
            name={`right-${key}`}
            aria-label={say('isRight', { n: place + 1 })}
            checked={option.right}
            onChange={({ currentTarget }) => mark(place, currentTarget.checked)}
          />
          <TextField
            label={say('option', { n: place + 1 })}
            value={option.text}
            onChange={({ currentTarget }) =>
              set(replaced(options, place, { ...option, text: currentTarget.value }))
            }
          />
          <Button
            round
            kind="ghost"
            aria-label={say('removeOption', { n: place + 1 })}
            icon={<X />}
            disabled={options.length <= 2}
            onClick={() => set(without(options, place))}
          />
        </div>
      ))}
      {options.length < mostOptions && (
        <Button
          kind="paper"
          size="sm"
          icon={<Plus />}
          onClick={() => set([...options, { text: '', right: false }])}
        >
          {say('addOption')}
        </Button>
      )}
    </div>
  );
};

/** Pairs that belong together. */
export const PairFields = ({ question, onChange }: Props) => {
  const say = useText(ownLessons);
  const { pairs } = question;
  const set = (more: QuestionDraft['pairs']) => onChange({ ...question, pairs: more });
  return (
    <div className={c('rows')}>
      {pairs.map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no name but its place
        <div key={place} className={c('row')}>
          <TextField
            label={say('left', { n: place + 1 })}
            value={pair.left}
            onChange={({ currentTarget }) =>
              set(replaced(pairs, place, { ...pair, left: currentTarget.value }))
            }
          />
          <TextField
            label={say('right', { n: place + 1 })}
            value={pair.right}
            onChange={({ currentTarget }) =>
              set(replaced(pairs, place, { ...pair, right: currentTarget.value }))
            }
          />
          <Button
            round
            kind="ghost"
            aria-label={say('removePair', { n: place + 1 })}
            icon={<X />}
            disabled={pairs.length <= 2}
            onClick={() => set(without(pairs, place))}
          />
        </div>
      ))}
      {pairs.length < mostPairs && (
        <Button
          kind="paper"
          size="sm"
          icon={<Plus />}
          onClick={() => set([...pairs, { left: '', right: '' }])}
        >
          {say('addPair')}
        </Button>
      )}
    </div>
  );
};

const partKinds = ['number', 'text', 'fraction', 'time', 'free'] as const;

/** Parts (a), (b), (c) as in a paper. */
export const PartFields = ({ question, onChange }: Props) => {
  const say = useText(ownLessons);
  const { parts } = question;
  const set = (more: PartDraft[]) => onChange({ ...question, parts: more });
  return (
    <div className={c('rows')}>
      {parts.map((part, place) => {
        const letter = 'abcdefgh'[place] ?? '';
        const change = (more: Partial<PartDraft>) => set(replaced(parts, place, { ...part, ...more }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
          <div key={place} className={c('part')}>
            <TextField
              label={say('part', { letter })}
              value={part.prompt}
              onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
            />
            <SelectField
              label={say('partKind', { letter })}
              value={part.kind}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value as PartDraft['kind'] })}
            >
              {partKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kind === 'free' ? say('kind.free') : say(`kind.${kind}`)}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={say(part.kind === 'free' ? 'partGuide' : 'partAnswer', { letter })}
              rows={1}
              value={part.answer}
              onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
            />
            <TextField
              label={say('partMarks', { letter })}
              type="number"
              min={1}
              max={10}
              value={part.marks}
              onChange={({ currentTarget }) =>
                change({ marks: Math.min(10, Math.max(1, Math.round(Number(currentTarget.value) || 1))) })
              }
            />
            {parts.length > 1 && (
              <Button kind="ghost" size="sm" icon={<X />} onClick={() => set(without(parts, place))}>
                {say('removePart', { letter })}
              </Button>
            )}
          </div>
        );
      })}
      {parts.length < mostParts && (
        <Button kind="paper" size="sm" icon={<Plus />} onClick={() => set([...parts, newPart()])}>
          {say('addPart')}
        </Button>
      )}
    </div>
  );
};
