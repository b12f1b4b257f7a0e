import { ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { onDevice } from '#messages/on-device/en.ts';
import { type LessonHere, lessonsHere } from '#offline/packs/lessons-here.ts';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import tree from '#ui/pictures/illustrations/offline-tree.svg?inline';
import css from './elsewhere.module.css';

const c = classes(css);
const mostShown = 3;

const wantedLessons = (): string[] => (readLocal('afl_wanted_lessons') ?? '').split(' ').filter(Boolean);

/** Remembers a lesson. The service worker fetches it at the next visit with a network. */
const want = (id: string): void =>
  writeLocal('afl_wanted_lessons', [...new Set([...wantedLessons(), id])].join(' '));

type Props = {
  lesson: string | null;
  retry: () => void;
  /** Shown if this device has no lessons and there seems to be a network. */
  failed: ReactNode;
};

/**
 * Shown for a page that is not on this device, with lessons that are. `lesson`: the id of the one that was requested.
 */
export const Elsewhere = ({ lesson, retry, failed }: Props) => {
  const say = useText(onDevice);
  const word = useText(courses);
  const [found, setFound] = useState<readonly LessonHere[] | null>(null);
  const [isWanted, setWanted] = useState(lesson !== null && wantedLessons().includes(lesson));
  useEffect(() => {
    let stays = true;
    lessonsHere(lesson ?? '', mostShown)
      .catch(() => [])
      .then((lessons) => stays && setFound(lessons));
    return () => {
      stays = false;
    };
  }, [lesson]);
  if (found === null) return null;
  if (found.length === 0 && navigator.onLine) return failed;
  return (
    <section className={c('here')}>
      <img src={tree} alt="" width="480" height="360" />
      <h2>{say(lesson === null ? 'pageNotHere' : 'notHere')}</h2>
      <p>{say(found.length > 0 ? 'theseAre' : 'nothingHere')}</p>
      {found.map(({ id, title, type }) => (
        <CardLink key={id} to={paths.lesson(id)} pad={false} className={c('one')}>
          <span className={c('words')}>
            <b>{title}</b>
            <span>
              {say(type === 'quiz' ? 'type.quiz' : type === 'reading' ? 'type.reading' : 'type.video')}
            </span>
          </span>
          <ChevronRight size={22} />
        </CardLink>
      ))}
      {lesson !== null && !isWanted && (
        <Button
          kind="paper"
          icon={<Download size={20} />}
          onClick={() => {
            want(lesson);
            setWanted(true);
          }}
        >
          {say('keepWhenOnline')}
        </Button>
      )}
      {isWanted && <p role="status">{say('willKeep')}</p>}
      <Button kind="ghost" onClick={retry}>
        {word('tryAgain')}
      </Button>
    </section>
  );
};
