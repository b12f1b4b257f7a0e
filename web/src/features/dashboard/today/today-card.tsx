import { Play } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { drawingOf } from '#lesson-kit/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { today } from '#messages/today/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import { lookOf } from '#ui/subject-looks.ts';
import { Weave } from '#ui/weave.tsx';
import { useStepWords } from './step-words.ts';
import css from './today-card.module.css';
import type { Day } from './use-day.ts';
import { useKeptWork, type Within } from './use-kept-work.ts';

const c = classes(css);

const useWithinWords = () => {
  const say = useText(today);
  return ({ kind, at, of, minutesLeft, leafed }: Within): string =>
    [
      ...(leafed ? [] : [say(kind, { at, of })]),
      ...(minutesLeft === null ? [] : [say('left', { count: minutesLeft })]),
    ].join(' · ');
};

const lengthKeys = { video: 'lesson', reading: 'reading', quiz: 'quiz' } as const;

type Known = Extract<Day, { state: 'known' }>;

const Known = ({ first: step, looks, places }: Known) => {
  const say = useText(today);
  const { language } = useLanguage();
  const { to, state, subjectId, picture, kick, title, verb, entry, line } = useStepWords()(step);
  const withinWords = useWithinWords();
  const look = entry === null ? undefined : looks.find(({ id }) => id === entry.id);
  const within = useKeptWork(look, entry?.type, places.find(({ id }) => id === entry?.id)?.place);
  const own = subjectId === null ? null : lookOf(subjectId);
  const length =
    entry === null || look === undefined || step.kind === 'again'
      ? line
      : say(lengthKeys[entry.type], { count: (entry.type === 'quiz' ? look.parts : null) ?? look.minutes });
  return (
    <section className={c('card')} data-cloth={own?.cloth ?? 'heritage'} aria-label={say('today')}>
      <div className={c('picture')}>
        {look?.picture != null ? (
          <img src={drawingOf(look.picture.svg)} alt={look.picture.title} width="640" height="360" />
        ) : (
          <img className={c('spot')} src={picture} alt="" width="96" height="96" />
        )}
      </div>
      <div className={c('words')}>
        <p className={c('kick')}>{kick}</p>
        <div className={c('title')}>
          <h2>
            <Spoken text={title} />
          </h2>
          <Ear look="bare" lang={entry === null ? language : 'en'} text={title} />
        </div>
        {within !== null && (
          <Weave className={c('bar')} value={within.share} label={title} valueText={withinWords(within)} />
        )}
        <p className={c('line')}>{within === null ? length : withinWords(within)}</p>
        <ButtonLink to={to} state={state} className={c('go')} icon={<Play aria-hidden="true" />}>
          {verb}
        </ButtonLink>
      </div>
      <ClothBand kind="selvedge" className={c('hem')} />
    </section>
  );
};

/** The main card: what to do now. It reserves its space while loading. */
export const TodayCard = ({ day }: { day: Day }) => {
  const say = useText(today);
  if (day.state === 'known') return <Known {...day} />;
  return (
    <section className={c('card', 'empty')} aria-label={say('today')}>
      {day.state === 'failed' ? (
        <Failed retry={day.retry}>{say('failed')}</Failed>
      ) : (
        <Bones lines={3} label={say('looking')} />
      )}
    </section>
  );
};
