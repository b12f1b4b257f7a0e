import type { GradeId } from '@afrolearn/learning/catalogue/grades.ts';
import { readMarkdown } from '@afrolearn/learning/lessons/markdown.ts';
import { questionOf } from '@afrolearn/learning/own-lessons/questions.ts';
import { shownScenes } from '@afrolearn/learning/own-lessons/scenes.ts';
import { useMemo } from 'react';
import { Blocks } from '#lesson-kit/index.ts';
import { Player } from '#lesson-kit/player/index.ts';
import { TryQuestion } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Draft, sceneOf, writtenScenes } from './draft.ts';
import css from './own-lessons.module.css';
import own from './preview.module.css';
import { keptOf, questionProblem } from './questions/question-draft.ts';
import type { Figures } from './scenes/scene-form.tsx';

const c = classes(css);
const p = classes(own);

type Props = { draft: Draft; figures: Figures; onClose: () => void };

/** The server checks links on saving; until then all are shown. */
const anyLink = (target: string) => target;

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname;
  } catch {
    return url;
  }
};

/** Plays a local file; an external film is only named, and nothing of it loads. */
const Film = ({ url, title }: { url: string; title: string }) => {
  const say = useText(ownLessons);
  return url.startsWith('/') ? (
    // biome-ignore lint/a11y/useMediaCaption: a teacher's own film has none; its text stands below
    <video className={p('film')} src={url} controls preload="metadata" aria-label={title} />
  ) : (
    <Notice kind="info">{say('filmElsewhere', { host: hostOf(url) })}</Notice>
  );
};

/** A preview in the real player. Incomplete questions are left out. */
export const Preview = ({ draft, figures, onClose }: Props) => {
  const say = useText(ownLessons);
  const lesson = draft.id ?? 't1';
  const scenes = useMemo(
    () =>
      shownScenes(
        lesson,
        writtenScenes(draft.scenes)
          .filter(({ question }) => question === null || questionProblem(question) === null)
          .map(sceneOf),
      ),
    [draft.scenes, lesson],
  );
  const asked = draft.questions.filter((question) => questionProblem(question) === null);
  return (
    <Dialog open wide onClose={onClose} title={draft.title || say('preview')} closeLabel={say('close')}>
      <div className={c('stack')}>
        {scenes.length > 0 && (
          <Player
            scenes={scenes}
            audience={(draft.gradeId as GradeId | null) ?? 'P4-P5'}
            figures={figures}
            keyTerms={[]}
            misconceptions={[]}
          />
        )}
        {draft.url !== '' && <Film url={draft.url} title={draft.title} />}
        {draft.content !== '' && (
          <Blocks blocks={readMarkdown(draft.content, anyLink).blocks} figures={{}} level={3} lang="" />
        )}
        {asked.length > 0 && <Notice kind="info">{say('previewQuestions')}</Notice>}
        {asked.map((question, place) => (
          <TryQuestion
            key={question.key}
            item={questionOf(lesson, { ...keptOf(question), id: `p${place}` })}
            figures={figures}
            misconceptions={[]}
            level={3}
            onTried={() => undefined}
          />
        ))}
      </div>
    </Dialog>
  );
};
