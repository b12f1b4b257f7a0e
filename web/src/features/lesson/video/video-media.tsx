import type { Lesson as Content } from '@afrolearn/learning/lessons/lesson.ts';
import { Player, TeacherVoice, useSounds } from '#lesson-kit/player/index.ts';
import type { MediaProps } from '../media.tsx';
import { useWork } from '../work.tsx';
import { EndCard } from './end-card.tsx';
import { useKeptPlace } from './use-kept-place.ts';

/** An explainer with what comes after it. The youngest choose themselves when to go on. */
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
  const voice = useSounds(content.id);
  // Back to what was passed over nobody is led unasked.
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
        // What is done begins at its beginning, however it was leafed through since then.
        from={work.isDone ? null : from}
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
        ending={(end) => (
          <EndCard
            end={end}
            next={next}
            goOn={goOn}
            automatic={isAhead && content.level !== 'P1-P3'}
            unitEnd={unitEnd}
          />
        )}
      />
      {!focused && <TeacherVoice voice={voice} lesson={content.id} />}
    </>
  );
};
