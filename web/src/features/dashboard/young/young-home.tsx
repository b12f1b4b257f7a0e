import { Play, RotateCcw } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { drawingOf } from '#lesson-kit/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useMotivation, useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { today } from '#messages/today/en.ts';
import { PictureButton } from '#progress-kit/young/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import classTree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import counts from '#ui/pictures/illustrations/count.svg?no-inline';
import reads from '#ui/pictures/illustrations/girl-reading.svg?no-inline';
import harvest from '#ui/pictures/illustrations/harvest.svg?inline';
import atHome from '#ui/pictures/illustrations/home.svg?no-inline';
import type { SubjectProgress } from '../dashboard.api.ts';
import { useStepWords } from '../today/step-words.ts';
import { useDay } from '../today/use-day.ts';
import css from './young-home.module.css';
import { YoungTree } from './young-tree.tsx';

const c = classes(css);

/** By the ids of `subjects.ts`: English, then both literacies; and MTC. */
const toRead = [3, 1, 2];
const toCount = [4];

/** The next lesson of the first subject that has one. Unwritten ones get no button. */
const nextOf = (subjects: readonly SubjectProgress[], ids: readonly number[]): string | null => {
  const found = ids.map((id) => subjects.find((one) => one.id === id)).find((one) => (one?.ready ?? 0) > 0);
  if (found === undefined) return null;
  // When all is done, the subject opens for repetition.
  return found.next === null ? paths.subject(found.id) : paths.lesson(found.next);
};

/** Three or four pictures with an ear each, for children who cannot read yet. No numbers. */
export const YoungHome = () => {
  const say = useText(today);
  const { language } = useLanguage();
  const { user } = useSession();
  const wordsOf = useStepWords();
  const day = useDay();
  const motivation = useMotivation();
  const [name = ''] = (user?.name ?? '').split(' ');
  const subjects = day.account?.subjects ?? [];
  const read = nextOf(subjects, toRead);
  const count = nextOf(subjects, toCount);
  const step = day.state === 'known' ? wordsOf(day.first) : null;
  const isReview = day.state === 'known' && day.first.kind === 'review';
  // The number of due questions is not shown, only their kind.
  const title = isReview ? say('review') : step?.title;
  // 'Not yet' is visible, not only spoken.
  const again = step !== null && step.verb === say('tryIt') ? [step.verb] : [];
  const look = day.state === 'known' ? day.looks.find(({ id }) => id === step?.entry?.id) : undefined;
  // Children recognise a review by its picture, which would be too small as a subject's sign.
  const standIn = isReview ? (step?.picture ?? atHome) : atHome;
  const picture = look?.picture == null ? standIn : drawingOf(look.picture.svg);
  // Due reviews have their own picture unless they lead.
  const isDue = day.state === 'known' && day.rest.some(({ kind }) => kind === 'review');
  const others = [
    { to: isDue ? paths.review : null, words: say('review'), picture: harvest, cloth: 'life' as const },
    { to: read, words: say('read'), picture: reads, cloth: 'english' as const },
    { to: count, words: say('count'), picture: counts, cloth: 'math' as const },
    { to: paths.culturalCorner, words: say('stories'), picture: classTree, cloth: 'culture' as const },
  ]
    // No two pictures have the same link.
    .flatMap(({ to, ...button }) => (to === null || to === step?.to ? [] : [{ to, ...button }]))
    // Three or four pictures in total, with the tree or without.
    .slice(0, motivation ? 2 : 3);
  const all = [
    `${say('hello')} ${name}.`,
    ...(title === undefined ? [] : [title, ...again]),
    ...others.map(({ words }) => words),
    ...(motivation ? [say('myTree')] : []),
  ];
  useReadAloud(step === null ? [] : all, true, language);
  return (
    <div className={c('home')}>
      <header className={c('hello')}>
        <Avatar src={user?.picture ?? '/avatars/african-1.svg'} name="" size={48} />
        <h1>
          {say('hello')} <b>{name}</b>
        </h1>
        <Ear look="big" lang={language} text={all} />
      </header>
      <div className={c('pick')} data-others={others.length}>
        {step === null ? (
          <section className={c('looking')} aria-label={say('today')}>
            {day.state === 'failed' ? (
              <Failed retry={day.retry}>{say('failed')}</Failed>
            ) : (
              <Bones lines={3} label={say('looking')} />
            )}
          </section>
        ) : (
          <section className={c('go')} aria-label={say('today')}>
            <PictureButton
              to={step.to}
              state={step.state}
              picture={picture}
              loud
              ear={
                <Ear
                  look="bare"
                  lang={step.entry === null ? language : 'en'}
                  text={[title ?? '', ...again]}
                />
              }
            >
              <span className={c('disc')}>
                {again.length > 0 ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" data-full />}
              </span>
              <span>
                <Spoken text={title ?? ''} />
                {again.map((words) => (
                  <small key={words}>
                    {' '}
                    <Spoken text={words} />
                  </small>
                ))}
              </span>
              {again.length === 0 && <span className="vh"> {step.verb}</span>}
            </PictureButton>
          </section>
        )}
        {others.map(({ to, words, picture, cloth }) => (
          <PictureButton
            key={to}
            to={to}
            state={paths.playing}
            picture={picture}
            cloth={cloth}
            ear={<Ear lang={language} text={words} />}
          >
            <span>
              <Spoken text={words} />
            </span>
          </PictureButton>
        ))}
        {motivation && <YoungTree />}
      </div>
    </div>
  );
};
