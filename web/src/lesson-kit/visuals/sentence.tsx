import type { SentenceVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import css from './sentence.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

/** A sentence whose marked parts are highlighted and named one by one. */
export const Sentence = ({ visual, shown }: VisualProps<SentenceVisual>) => {
  let marks = 0;
  return (
    <div className={c('place')}>
      <p className={c('sentence')}>
        {visual.parts.map(({ text, mark }, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
          if (mark === undefined) return <span key={at}>{text}</span>;
          const place = marks++;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
              key={at}
              className={c('part')}
              data-lifted={place < shown}
              data-now={place === shown - 1}
            >
              <b>{text}</b>
              <small data-shown={place < shown}>{mark}</small>
            </span>
          );
        })}
      </p>
      {visual.note !== undefined && <p className={c('note')}>{visual.note}</p>}
    </div>
  );
};
