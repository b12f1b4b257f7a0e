import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './retry.module.css';

const c = classes(css);

type RetryProps = { kind?: ButtonLook['kind']; onRetry: () => void };

/** The documented 'Retry' (spec 1 §2.7), and beneath it the same in kinder words. */
export const Retry = ({ kind, onRetry }: RetryProps) => {
  const say = useText(lesson);
  const id = useId();
  return (
    <span className={c('retry')}>
      <Button kind={kind} icon={<RotateCcw />} aria-describedby={id} onClick={onRetry}>
        {say('retry')}
      </Button>
      <small id={id}>{say('kindRetry')}</small>
    </span>
  );
};
