import { type RefObject, useState } from 'react';
import type { PlayerHandle } from '#lesson-kit/player/index.ts';
import { useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { Tabs } from '#ui/tabs.tsx';
import type { Lesson } from '../lesson.api.ts';
import css from '../lesson-page.module.css';
import { useNarrow } from '../use-wide.ts';
import { DiscussionTab } from './discussion-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ResourcesTab } from './resources-tab.tsx';
import { TranscriptTab } from './transcript-tab.tsx';
import { useLessonContent } from './use-lesson-content.ts';

const c = classes(css);

const names = ['overview', 'transcript', 'resources', 'discussion'] as const;
type TabName = (typeof names)[number];

const kept = (): TabName => readLocal('afl_lesson_tab') ?? 'overview';

/** Overview, Transcript, Resources, Discussion; a reading and a quiz have only the last two (spec 1 §2.7). */
export const LessonTabs = ({
  lesson,
  player,
}: {
  lesson: Lesson;
  player: RefObject<PlayerHandle | null>;
}) => {
  const say = useText(texts);
  const loaded = useLessonContent(lesson);
  const narrow = useNarrow();
  const compact = narrow && lesson.type === 'video';
  const [chosen, setChosen] = useState<TabName>(kept);
  const shown = lesson.type === 'video' ? names : names.slice(2);
  const selected = shown.includes(chosen) ? chosen : (shown[0] ?? 'resources');
  const choose = (id: string) => {
    const name = names.find((one) => one === id);
    if (name === undefined) return;
    setChosen(name);
    writeLocal('afl_lesson_tab', name);
  };
  const panels = {
    overview: () => <OverviewTab lesson={lesson} loaded={loaded} />,
    transcript: () => (
      <TranscriptTab lesson={lesson} loaded={loaded} onSeek={(seconds) => player.current?.seek(seconds)} />
    ),
    resources: () => <ResourcesTab lesson={lesson} loaded={loaded} />,
    discussion: () => <DiscussionTab lessonId={lesson.id} compact={compact} />,
  };
  return (
    <Tabs
      className={c('tabs')}
      label={say('aboutLesson')}
      selected={selected}
      onSelect={choose}
      tabs={shown.map((name) => ({ id: name, label: say(name), panel: panels[name]() }))}
    />
  );
};
