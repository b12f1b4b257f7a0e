import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { Lightbulb } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import { type HintKind, hintKinds } from './round.ts';
import css from './spelling-bee.module.css';

const c = classes(css);
const names = { meaning: 'hintMeaning', first: 'hintFirst', parts: 'hintParts' } as const;

type HintsProps = { word: SpellingWord; taken: readonly HintKind[]; onHint: (hint: HintKind) => void };

/** Three hints, each available once. The hint about parts shows only their lengths. */
export const Hints = ({ word, taken, onHint }: HintsProps) => {
  const say = useText(spellingBee);
  const parts = { count: word.parts.length, letters: word.parts.map((part) => part.length).join(' + ') };
  const texts = {
    meaning: word.means,
    first: say('firstIs', { letter: word.word[0] ?? '' }),
    parts: say('partsAre', parts),
  };
  return (
    <div className={c('hints')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers */}
      <div role="group" aria-label={say('hints')} className={c('chips')}>
        <Lightbulb aria-hidden="true" />
        {hintKinds.map((kind) => (
          <button key={kind} type="button" aria-disabled={taken.includes(kind)} onClick={() => onHint(kind)}>
            {say(names[kind])}
          </button>
        ))}
      </div>
      <div role="status">
        {taken.map((kind) => (
          <p key={kind} lang={kind === 'meaning' ? 'en' : undefined}>
            {texts[kind]}
          </p>
        ))}
      </div>
    </div>
  );
};
