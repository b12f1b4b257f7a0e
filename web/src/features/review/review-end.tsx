import { mostAsked } from '@afrolearn/learning/reviews/session.ts';
import { dayIn, daysBetween } from '@afrolearn/learning/streaks/days.ts';
import { Check, CloudOff, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { review } from '#messages/review/en.ts';
import { useHasUnsaved } from '#offline/unsaved/use-unsaved.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import { lookOf } from '#ui/subject-looks.ts';
import css from './review.module.css';
import type { Reviewed } from './review-session.tsx';
import { topicsOf } from './review-start.tsx';

const c = classes(css);

type ReviewEndProps = {
  reviewed: Reviewed;
  zone: string;
  now: number;
  /** How many more are due. */
  more: number;
  close: string;
  onMore: () => void;
};

/** The results, with each question's next date. */
export const ReviewEnd = ({ reviewed, zone, now, more, close, onMore }: ReviewEndProps) => {
  const say = useText(review);
  const sayLesson = useText(lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { cards, state } = reviewed;
  const hasUnsaved = useHasUnsaved();
  const outcomes = cards.map((_, place) => state.outcomes[place]);
  const won = outcomes.filter((one) => one?.correct === true).length;
  const twice = outcomes.filter((one) => one?.correct === true && one.tries > 1).length;
  const lead = () => {
    if (won < cards.length) return say('notYet', { count: cards.length - won });
    return twice > 0 ? say('twice', { count: twice }) : say('allAtOnce');
  };
  const today = dayIn(zone, now);
  const whenAgain = (dueAt: number) => {
    const days = daysBetween(today, dayIn(zone, dueAt));
    return days <= 1 ? say('tomorrow') : say('inDays', { count: days });
  };
  const isWon = (question: string) =>
    outcomes[cards.findIndex((one) => one.question === question)]?.correct === true;
  return (
    <FocusFrame
      close={{ to: close, label: say('close') }}
      head={say('review')}
      aside={
        !hasUnsaved && (
          <Badge kind="ok" icon={<Save aria-hidden="true" />}>
            {sayLesson('saved')}
          </Badge>
        )
      }
      dock={
        <>
          {more > 0 ? (
            <Button kind="quiet" onClick={onMore}>
              {say('goOn', { count: Math.min(more, mostAsked) })}
            </Button>
          ) : (
            <span />
          )}
          <ButtonLink className={c('main')} to={close}>
            {say('done')}
            <Check aria-hidden="true" />
          </ButtonLink>
        </>
      }
    >
      <div className={c('scene')}>
        <img className={c('picture', 'small')} src={harvest} alt="" width="480" height="360" />
        <div className={c('words')}>
          <h1 ref={heading} tabIndex={-1}>
            {won > 0 ? say('wonBack', { count: won }) : say('tried', { count: cards.length })}
          </h1>
          <p className={c('lead')}>{lead()}</p>
          {hasUnsaved && (
            <Notice kind="bad" role="alert" icon={<CloudOff aria-hidden="true" />}>
              {sayLesson('notSaved')}
            </Notice>
          )}
          <ul className={c('won')}>
            {topicsOf(cards).map(({ id, title, subjectId, cards: ofTopic }) => (
              <li key={id} data-mark={ofTopic.every(({ question }) => isWon(question)) ? 'right' : 'notyet'}>
                <img src={lookOf(subjectId).picture} alt="" width="96" height="96" />
                <b lang="en">{title}</b>
                <small>{whenAgain(Math.min(...ofTopic.map(({ card }) => card.dueAt)))}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FocusFrame>
  );
};
