import type { Lesson as Content } from '@afrolearn/learning/lessons/lesson.ts';
import { type Ending, Player, TeacherVoice, useSounds } from '#lesson-kit/player/index.ts';
import { lazyPart, useCome } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import type { MediaProps } from '../media.tsx';
import { useWork } from '../work.tsx';
import { EndCard } from './end-card.tsx';
import { useAskedScene } from './use-asked-scene.ts';
import { useKeptPlace } from './use-kept-place.ts';

const LessonFeast = lazyPart(async () => (await import('../feast/lesson-feast.tsx')).LessonFeast);

/**
 * A lesson and its end screen, which waits for the learner (decision 0093) and is preloaded while the lesson
 * plays. The plain end is the fallback.
 */
export const VideoMedia = ({
  content,
  entries,
  next,
  goOn,
  unitEnd,
  startsNow,
  player,
  focused,
  setFocused,
}: MediaProps & { content: Content }) => {
  const work = useWork();
  const { from, keep } = useKeptPlace(content);
  const asked = useAskedScene(content);
  const voice = useSounds(content.id);
  const isLearner = useSession().user?.role === 'learner';
  const hasFeast = useCome(LessonFeast, isLearner && focused) && isLearner && focused;
  const feasts = (end: Ending) => hasFeast && (work.isDone || end.watched);
  // Nobody is moved back automatically.
  const isAhead =
    entries.findIndex(({ id }) => id === next?.id) > entries.findIndex(({ id }) => id === content.id);
  return (
    <>
      <Player
        sounds={voice.sounds}
        ref={player}
        scenes={content.scenes}
        audience={content.gradeId ?? content.level}
        figures={content.figures}
        keyTerms={content.keyTerms}
        misconceptions={content.misconceptions ?? []}
        startsNow={startsNow}
        // A done lesson starts at the beginning.
        from={asked ?? (work.isDone ? null : from)}
        onPlace={(place, scene) => (place === null || !work.isDone) && keep(place, scene)}
        onEnded={({ watched }) => watched && work.finish('video.finished')}
        onAnswered={work.answer}
        focus={{
          on: focused,
          title: content.title,
          onEnter: () => {
            work.begin();
            setFocused(true);
          },
          onLeave: () => setFocused(false),
        }}
        endsAlone={feasts}
        ending={(end) =>
          feasts(end) ? (
            <LessonFeast
              {...{ content, entries, end, next, goOn, unitEnd }}
              onLeave={() => setFocused(false)}
            />
          ) : (
            <EndCard
              end={end}
              next={next}
              goOn={goOn}
              automatic={isAhead && !isLearner && content.level !== 'P1-P3'}
              unitEnd={unitEnd}
            />
          )
        }
      />
      {!focused && <TeacherVoice voice={voice} lesson={content.id} />}
    </>
  );
};
