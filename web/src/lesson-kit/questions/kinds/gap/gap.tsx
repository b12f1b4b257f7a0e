import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { GapQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Fragment, useState } from 'react';
import { HeldGap, wordsBefore } from '#lesson-kit/questions/parts/held-gap.tsx';
import { isFixed, type QuestionProps } from '#lesson-kit/questions/question-props.ts';
import css from '#lesson-kit/questions/questions.module.css';
import tilesCss from '#lesson-kit/questions/tiles/tiles.module.css';
import { useTileVoice } from '#lesson-kit/questions/tiles/use-tile-voice.ts';
import { useShownChoices } from '#lesson-kit/questions/try-draw.ts';
import { useText } from '#lib/language.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';

const c = classes(css);
const t = classes(tilesCss);

/**
 * Words for the gaps of a sentence: selected if choices are given, typed otherwise. Young children see all choices as
 * tiles and tap one into the selected gap.
 */
export const Gap = (props: QuestionProps<GapQuestion>) => {
  const { item: question, answer, onAnswer, stage, labelledBy, isYoung } = props;
  const say = useText(lesson);
  const hear = useTileVoice(isYoung);
  const [wanted, setWanted] = useState(0);
  const words = question.gaps.map((_, at) => (Array.isArray(answer) ? String(answer[at] ?? '') : ''));
  const closed = isFixed(stage);
  const put = (at: number, word: string) => {
    const next = words.map((old, other) => (other === at ? word : old));
    onAnswer(next.every((one) => one === '') ? null : next);
  };
  const shown = useShownChoices(question);
  const choices = question.choices && shown.map((place) => question.choices?.[place] ?? '');
  const tiles = isYoung === true ? choices : undefined;
  const active = words[wanted] === '' ? wanted : Math.max(0, words.indexOf(''));
  const press = (word: string) => {
    hear(word);
    put(active, word);
  };
  // Each gap is graded as a question with one gap, by the same rule.
  const isRight = (at: number) => {
    const gap = question.gaps[at];
    return (
      gap !== undefined &&
      gradeQuestion({ ...question, gaps: [gap], text: ['', ''] }, [words[at] ?? '']).correct
    );
  };
  return (
    <fieldset aria-labelledby={labelledBy}>
      <p className={c('sentence')}>
        {question.text.map((_, at) => {
          const gap = question.gaps[at];
          const mark = stage === 'open' ? 'plain' : isRight(at) ? 'right' : 'notyet';
          const name = say('gapOf', { n: at + 1, all: question.gaps.length });
          const given = {
            'aria-label': mark === 'plain' ? name : `${name}. ${say(mark === 'right' ? 'yes' : 'notYet')}`,
            className: c('gap'),
            'data-mark': mark,
            disabled: closed,
            value: words[at] ?? '',
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
            <Fragment key={at}>
              <span lang="en">{wordsBefore(question.text, at)}</span>
              {gap !== undefined && (
                <HeldGap text={question.text} at={at}>
                  {tiles !== undefined ? (
                    <button
                      type="button"
                      aria-label={`${given['aria-label']} ${given.value}`}
                      aria-pressed={!closed && at === active && given.value === ''}
                      className={c('gap', 'slot')}
                      data-mark={mark}
                      disabled={closed}
                      onClick={() => {
                        put(at, '');
                        setWanted(at);
                      }}
                    >
                      <span lang="en">{given.value}</span>
                    </button>
                  ) : choices === undefined ? (
                    <input
                      {...given}
                      type="text"
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      maxLength={40}
                      size={10}
                      onChange={({ target }) => put(at, target.value)}
                    />
                  ) : (
                    <select {...given} onChange={({ target }) => put(at, target.value)}>
                      <option value="">{say('chooseWord')}</option>
                      {choices.map((choice) => (
                        <option key={choice} lang="en">
                          {choice}
                        </option>
                      ))}
                    </select>
                  )}
                  {stage === 'closed' && mark === 'notyet' && (
                    <b className={c('instead')}>
                      {' '}
                      <span aria-hidden="true">→ </span>
                      <span className="vh">{say('rightAnswer')}: </span>
                      <span lang="en">{gap.accepted[0]}</span>
                    </b>
                  )}
                </HeldGap>
              )}
            </Fragment>
          );
        })}
      </p>
      {tiles !== undefined && !closed && (
        <ul className={t('tray')} aria-label={say('tiles')}>
          {tiles.map((word) => (
            <li key={word}>
              <button type="button" lang="en" className={t('tile')} onClick={() => press(word)}>
                <Spoken text={word} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
};
