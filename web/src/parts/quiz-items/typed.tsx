import type { NumberItem, TextItem } from '@afrolearn/learning/quizzes/items.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/en/lesson.ts';
import { classes } from '#ui/classes.ts';
import { rightWords } from './answer-words.ts';
import type { ItemProps } from './item-props.ts';
import css from './quiz-items.module.css';

const c = classes(css);

/** A number or a few words, typed. Enter checks, as in any form. */
export const Typed = ({
  item,
  answer,
  onAnswer,
  stage,
  labelledBy,
  isRight,
}: ItemProps<NumberItem | TextItem> & { isRight: boolean }) => {
  const say = useText(lesson);
  const isNumber = item.kind === 'number';
  const unit = isNumber ? item.unit : undefined;
  const mark = stage === 'open' ? 'plain' : isRight ? 'right' : 'notyet';
  return (
    <div className={c('typed')}>
      <span className={c('inputRow')} data-mark={mark}>
        <input
          aria-labelledby={labelledBy}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          className={c('input', isNumber && 'number')}
          placeholder={isNumber ? say('typeNumber') : say('typeWords')}
          value={answer === null ? '' : String(answer)}
          disabled={stage === 'closed'}
          onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
        />
        {unit !== undefined && (
          <span className={c('unit')} lang="en">
            {unit}
          </span>
        )}
      </span>
      {stage === 'closed' && !isRight && (
        <p className={c('solution')}>
          <span>{say('rightAnswer')}:</span> <b lang="en">{rightWords(item).join(', ')}</b>
        </p>
      )}
    </div>
  );
};
