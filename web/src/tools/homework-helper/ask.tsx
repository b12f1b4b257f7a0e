import { Calculator, Type } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { classes } from '#ui/classes.ts';
import ask from './ask.module.css';
import { Keys } from './keys.tsx';
import layout from './layout.module.css';
import { MathsLine } from './maths-line.tsx';

const c = classes({ ...ask, ...layout });

const examples = {
  young: ['7 + 8', '23 − 6', '5 × 4', '12 ÷ 3'],
  numbers: ['3/4 + 1/6', '15% of 80,000', '3x + 4 = 19', '2 h 35 min + 1 h 50 min'],
  words: [
    'area of a rectangle 8 cm by 5 cm',
    'share sh. 60,000 in the ratio 2:3',
    'Why do we need clean water?',
  ],
} as const;

export type Way = 'numbers' | 'words';

type AskProps = {
  typed: string;
  onType: (typed: string) => void;
  way: Way;
  onWay: (way: Way) => void;
  onAsk: () => void;
  /** The error of the sum: it cannot be read, or has no answer. */
  problem: string | null;
  arrives: boolean;
};

const useFocus = (arrives: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  return heading;
};

/** The question: typed with number keys or in words. */
export const Ask = ({ typed, onType, way, onWay, onAsk, problem, arrives }: AskProps) => {
  const say = useText(homeworkHelper);
  const { language } = useLanguage();
  const young = useYoung();
  const field = useRef<HTMLInputElement>(null);
  const heading = useFocus(arrives);
  const shown = way === 'words' ? examples.words : examples[young ? 'young' : 'numbers'];
  return (
    <div className={c('duo')}>
      <div className={c('left')}>
        <div className={c('task')}>
          <h2 ref={heading} tabIndex={-1}>
            {say('stuckOn')}
          </h2>
          <Ear lang={language} text={[say('stuckOn'), say('asInBook')]} />
        </div>
        <form
          className={c('askbox')}
          onSubmit={(event) => {
            event.preventDefault();
            onAsk();
          }}
        >
          <label htmlFor="homework-question">{say('asInBook')}</label>
          <input
            id="homework-question"
            ref={field}
            value={typed}
            maxLength={160}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={way === 'words'}
            // Our own keys are below; a keyboard of the device still types.
            inputMode={way === 'numbers' ? 'none' : 'text'}
            aria-describedby={problem === null ? undefined : 'homework-problem'}
            onChange={({ target }) => onType(target.value)}
          />
          {/\d\/\d/.test(typed) && (
            <p aria-hidden="true" className={c('preview')}>
              <MathsLine>{typed}</MathsLine>
            </p>
          )}
        </form>
        {problem !== null && (
          <p id="homework-problem" className={c('problem')} role="status">
            {problem}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
        <div role="group" aria-label={say('howToType')} className={c('two')}>
          <button type="button" aria-pressed={way === 'numbers'} onClick={() => onWay('numbers')}>
            <Calculator aria-hidden="true" />
            {say('numbers')}
          </button>
          <button type="button" aria-pressed={way === 'words'} onClick={() => onWay('words')}>
            <Type aria-hidden="true" />
            {say('words')}
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
        <div role="group" aria-label={say('forExample')} className={c('chips')}>
          <span aria-hidden="true">{say('forExample')}</span>
          {shown.map((one) => (
            <button key={one} type="button" lang="en" onClick={() => onType(one)}>
              {one}
            </button>
          ))}
        </div>
      </div>
      {way === 'numbers' && <Keys kind={young ? 'small' : 'sum'} field={field} onType={onType} />}
    </div>
  );
};
