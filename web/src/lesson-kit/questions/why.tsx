import { CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { useAloud } from './use-aloud.ts';
import css from './why.module.css';

const c = classes(css);

const ReadOut = ({ texts }: { texts: readonly string[] }) => {
  useReadAloud(texts, true);
  return null;
};

export type WhyProps = {
  ref?: Ref<HTMLElement> | undefined;
  isRight: boolean;
  title: string;
  texts: readonly string[];
  /** The right spelling, if a misspelling was accepted. */
  spelt?: string | undefined;
  /** Without a background of its own, because the surface below has the colour. */
  plain?: boolean;
  /** Reads aloud automatically, for learners who cannot read yet. */
  isYoung?: boolean;
  children?: ReactNode;
};

/** Shows the result and the reason. A wrong answer is 'not yet': amber, with a reason, never red. */
export const Why = (props: WhyProps) => {
  const { ref, isRight, title, texts, spelt, plain = false, isYoung = false, children } = props;
  const say = useText(lesson);
  const told = spelt === undefined ? title : `${title} ${say('spelt')} ${spelt}`;
  const aloud = useAloud(told, texts);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={c('why', plain && 'plain')}
      data-mark={isRight ? 'right' : 'notyet'}
      role="status"
    >
      {isRight ? <CircleCheck aria-hidden="true" /> : <Lightbulb aria-hidden="true" />}
      <div>
        <div className={c('told')}>
          <h3>
            <Spoken text={title} />
          </h3>
          <Ear text={aloud} look="bare" />
        </div>
        {spelt !== undefined && (
          <p>
            {say('spelt')} <b lang="en">{spelt}</b>
          </p>
        )}
        {texts.map((words) => (
          <p key={words} lang="en">
            <Spoken text={words} />
          </p>
        ))}
        {isYoung && <ReadOut texts={aloud} />}
        {children}
      </div>
    </section>
  );
};
