import {
  isPicture,
  type Option,
  type SeveralQuestion,
  type SingleQuestion,
} from '@afrolearn/learning/quizzes/questions.ts';
import { useId } from 'react';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { Visual } from '#lesson-kit/visuals/visual.tsx';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useVoice } from '#listen/voices.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Answer, type AnswerState } from '#ui/answer.tsx';
import { classes } from '#ui/classes.ts';
import { isFixed, type QuestionProps, type QuestionStage } from './question-props.ts';
import css from './questions.module.css';
import { useShownChoices } from './try-draw.ts';

const c = classes(css);

const letterOf = (place: number) => String.fromCharCode(65 + place);

const everything = 99;

/* No alternative text: the option's words describe the picture, and screen readers would read them twice. */
const pictureOf = ({ figure, show }: Option, figures: Figures) => {
  if (show !== undefined)
    return (
      <div aria-hidden className={c('shown')}>
        <Visual visual={show} shown={everything} figures={figures} />
      </div>
    );
  return figure === undefined ? undefined : <Figure figures={figures} name={figure} alt="" />;
};

/* A picture drawn from data has something to count, so it gets the full width with its words beside it. */
const isWide = (options: readonly Option[]) => options.some(({ show }) => show !== undefined);

const rowOf = (options: readonly Option[]) =>
  c('options', options.every(isPicture) && !isWide(options) && 'pictures');

/** The options in the shown order, each with its authored position, which is the value of the answer. */
const inOrder = (options: readonly Option[], places: readonly number[]) =>
  places.flatMap((place) => {
    const option = options[place];
    return option === undefined ? [] : [{ option, place }];
  });

const isPress = (event: Event) => event instanceof UIEvent && event.detail > 0;

const stateOf = (stage: QuestionStage, chosen: boolean, right: boolean): AnswerState => {
  if (stage === 'open') return chosen ? 'chosen' : 'plain';
  if (stage !== 'closed') return chosen ? 'notyet' : 'plain';
  return right ? 'right' : chosen ? 'notyet' : 'plain';
};

const useTags = (stage: QuestionStage) => {
  const say = useText(lesson);
  return (chosen: boolean, right: boolean) => {
    if (stage === 'closed' && right) return chosen ? say('yourRightAnswer') : say('rightAnswer');
    return stage !== 'open' && chosen ? say('youChose') : undefined;
  };
};

/** An ear on each option, as long as it can be chosen and the device has a voice. */
const useEars = (stage: QuestionStage) => {
  const voice = useVoice('en');
  return (words: string) => (voice === null || isFixed(stage) ? undefined : <Ear text={words} look="bare" />);
};

export const SingleChoice = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
  figures = {},
}: QuestionProps<SingleQuestion>) => {
  const name = useId();
  const tagOf = useTags(stage);
  const earOf = useEars(stage);
  const shown = inOrder(question.options, useShownChoices(question));
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={rowOf(question.options)}
      data-told={stage !== 'open'}
    >
      {shown.map(({ option, place }, at) => (
        <Answer
          key={option.text}
          name={name}
          letter={letterOf(at)}
          value={place}
          checked={answer === place}
          disabled={isFixed(stage)}
          state={stateOf(stage, answer === place, option.right)}
          tag={tagOf(answer === place, option.right)}
          aside={earOf(option.text)}
          picture={pictureOf(option, figures)}
          beside={isWide(question.options)}
          // Arrow keys also select, one option after the other. Only a real press is treated as final.
          onChange={({ nativeEvent }) => onAnswer(place, isPress(nativeEvent))}
        >
          <span lang="en">
            <Spoken text={option.text} />
          </span>
        </Answer>
      ))}
    </div>
  );
};

/** Some prompts already end with 'Choose every right one.' or 'Choose two.'. */
const saysHow = /\bchoose\b[^.?!]*[.?!]?$/iu;

export const SeveralChoice = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
  figures = {},
}: QuestionProps<SeveralQuestion>) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const tagOf = useTags(stage);
  const earOf = useEars(stage);
  // Prompts are in English, so only on an English page the instruction would repeat the prompt.
  const isSaid = language === 'en' && saysHow.test(question.prompt.trim());
  const shown = inOrder(question.options, useShownChoices(question));
  const chosen = new Set<number>(Array.isArray(answer) ? answer : []);
  const toggle = (place: number) => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    onAnswer(next.size === 0 ? null : [...next].sort((a, b) => a - b));
  };
  return (
    <fieldset aria-labelledby={labelledBy} className={rowOf(question.options)} data-told={stage !== 'open'}>
      {!isSaid && <p className={c('how')}>{say('chooseSeveral')}</p>}
      {shown.map(({ option, place }, at) => {
        const mine = chosen.has(place);
        return (
          <Answer
            key={option.text}
            type="checkbox"
            letter={letterOf(at)}
            value={place}
            checked={mine}
            disabled={isFixed(stage)}
            // Before the end, ticks are not marked one by one: the learner finds the wrong one by thinking again.
            state={stage === 'closed' ? stateOf(stage, mine, option.right) : mine ? 'chosen' : 'plain'}
            tag={stage === 'closed' ? tagOf(mine, option.right) : undefined}
            aside={earOf(option.text)}
            picture={pictureOf(option, figures)}
            beside={isWide(question.options)}
            onChange={() => toggle(place)}
          >
            <span lang="en">
              <Spoken text={option.text} />
            </span>
          </Answer>
        );
      })}
    </fieldset>
  );
};
