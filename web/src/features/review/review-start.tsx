import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { review } from '#messages/review/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import { lookOf } from '#ui/subject-looks.ts';
import type { OwnCard } from './cards.ts';
import css from './review.module.css';

const c = classes(css);

/** More would push the button's words out of a phone's view. */
const mostTopics = 4;
const questionsAMinute = 2;

export const topicsOf = (cards: readonly OwnCard[]) => {
  const topics = new Map<string, { title: string; subjectId: number; cards: OwnCard[] }>();
  for (const one of cards) {
    const topic = topics.get(one.topic) ?? { title: one.title, subjectId: one.subjectId, cards: [] };
    topic.cards.push(one);
    topics.set(one.topic, topic);
  }
  return [...topics].map(([id, topic]) => ({ id, ...topic }));
};

const Topics = ({ cards }: { cards: readonly OwnCard[] }) => {
  const say = useText(review);
  const topics = topicsOf(cards);
  return (
    <ul className={c('chips')}>
      {topics.slice(0, mostTopics).map(({ id, title, subjectId, cards: ofTopic }) => (
        <li key={id} data-cloth={lookOf(subjectId).cloth}>
          <img src={lookOf(subjectId).picture} alt="" width="96" height="96" />
          <span lang="en">{say('topicCount', { title, count: ofTopic.length })}</span>
        </li>
      ))}
      {topics.length > mostTopics && <li>{say('moreTopics', { count: topics.length - mostTopics })}</li>}
    </ul>
  );
};

type ReviewStartProps = {
  cards: readonly OwnCard[];
  /** Offline: this device's list may be incomplete. */
  offline: boolean;
  announced: boolean;
  close: string;
  onStart: () => void;
};

/** The duration and topics before it begins. For a young child a picture and one button. */
export const ReviewStart = ({ cards, offline, announced, close, onStart }: ReviewStartProps) => {
  const say = useText(review);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  const minutes = say('minutes', { count: Math.max(1, Math.ceil(cards.length / questionsAMinute)) });
  const questions = say('questions', { count: cards.length });
  const young = useYoung();
  const told = young ? [say('review'), say('start')] : [minutes, questions, say('metBefore')];
  useReadAloud(young ? told : [], true, language);
  return (
    <FocusFrame
      close={{ to: close, label: say('close') }}
      head={say('review')}
      aside={<Ear look={young ? 'big' : undefined} text={told} lang={language} />}
      dock={
        <>
          {!young && <p className={c('place')}>{say('mayStop')}</p>}
          <Button className={c('main')} icon={young && <Play />} onClick={onStart}>
            {say('start')}
          </Button>
        </>
      }
    >
      <div className={c('scene')}>
        <img className={c('picture')} src={harvest} alt="" width="480" height="360" />
        <div className={c('words')}>
          <h1 ref={heading} tabIndex={-1}>
            {young ? (
              say('review')
            ) : (
              <>
                <span>{minutes}</span> <span>{questions}</span>
              </>
            )}
          </h1>
          {!young && (
            <>
              <p className={c('lead')}>{say('metBefore')}</p>
              <Topics cards={cards} />
              {offline && <Notice kind="info">{say('offline')}</Notice>}
            </>
          )}
        </div>
      </div>
    </FocusFrame>
  );
};
