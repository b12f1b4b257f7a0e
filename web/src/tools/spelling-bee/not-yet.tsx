import { alignmentOf, type Mistake, mistakeIn } from '@afrolearn/learning/tools/spelling-bee/alignment.ts';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import css from './spelling-bee.module.css';

const c = classes(css);

const useMistakeText = () => {
  const say = useText(spellingBee);
  return (mistake: Mistake | null): string => {
    if (mistake === null) return '';
    if (mistake.kind === 'several') return say('several', { count: mistake.count });
    if (mistake.kind === 'swapped') return say('swapped');
    const { kind, letter, isDouble } = mistake;
    if (kind === 'other') return say('other', { letter });
    if (kind === 'missing') return say(isDouble ? 'missingDouble' : 'missing', { letter });
    return say(isDouble ? 'extraDouble' : 'extra', { letter });
  };
};

/** Feedback after a wrong attempt. It speaks of the letters, never of the child. */
export const NotYet = ({ wrote, word, isLast }: { wrote: string; word: string; isLast: boolean }) => {
  const say = useText(spellingBee);
  const textOf = useMistakeText();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: screen readers go on at each new heading
  useEffect(() => heading.current?.focus(), [wrote, isLast]);
  return (
    <div className={c('notyet')}>
      <h2 ref={heading} tabIndex={-1}>
        <Lightbulb aria-hidden="true" />
        <span>
          {say('notYet')} {textOf(mistakeIn(alignmentOf(wrote, word)))}
        </span>
      </h2>
      {isLast && <p>{say('comesBack')}</p>}
    </div>
  );
};
