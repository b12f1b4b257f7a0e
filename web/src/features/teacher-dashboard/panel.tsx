import type { ReactNode } from 'react';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { FailedButKept } from '#teaching-kit/kept/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './dashboard.module.css';

const c = classes(css);

type Props<T> = {
  title: string;
  aside?: ReactNode;
  answer: Answer<T>;
  words: { loading: string; failed: string };
  /** Demo only, after a failure. */
  sample?: () => T;
  className?: string | undefined;
  children: (data: T) => ReactNode;
};

/** A dashboard card: its data, the documented message on failure, or a labelled sample in the demo. */
export const Panel = <T extends object>({
  title,
  aside,
  answer,
  words,
  sample,
  className,
  children,
}: Props<T>) => {
  const say = useText(teachingTexts);
  const profile = useProfile();
  const failed = answer.state === 'failed' || answer.state === 'missing';
  const sampled =
    failed && answer.data === null && profile === 'demo' && sample !== undefined ? sample() : null;
  const data = answer.data ?? sampled;
  return (
    <Card className={className}>
      <section aria-label={title} className={c('panel')}>
        <div className={c('head')}>
          <h2>{title}</h2>
          {sampled !== null ? <Badge kind="notyet">{say('sample')}</Badge> : aside}
        </div>
        {failed && (
          <FailedButKept
            retry={answer.retry}
            failed={answer.failure?.said ?? words.failed}
            asOf={answer.asOf}
            failure={answer.failure}
          />
        )}
        {data === null && answer.state === 'loading' && (
          <p role="status" className={c('muted')}>
            {words.loading}
          </p>
        )}
        {data !== null && children(data)}
      </section>
    </Card>
  );
};
