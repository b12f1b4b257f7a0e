import { Blocks } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { KeyTerms } from '../key-terms.tsx';
import type { Lesson } from '../lesson.api.ts';
import { QuickCheck } from '../quick-check.tsx';
import { ContentFailed } from './content-failed.tsx';
import css from './tabs.module.css';
import type { LoadedContent } from './use-lesson-content.ts';

const c = classes(css);

/** The lesson's other parts: an activity, a check, points to remember and a talk. */
const Beyond = ({ lesson: { content } }: { lesson: Lesson }) => {
  const say = useText(texts);
  if (content?.type !== 'video') return null;
  const { remember, tryThis, quickCheck, talkAtHome, figures, misconceptions = [], level } = content;
  return (
    <>
      {tryThis.length > 0 && (
        <section className={c('part')}>
          <h2>{say('tryThis')}</h2>
          <Blocks blocks={tryThis} figures={figures} />
        </section>
      )}
      <QuickCheck
        items={quickCheck}
        figures={figures}
        misconceptions={misconceptions}
        isYoung={level === 'P1-P3'}
      />
      {remember.length > 0 && (
        <section className={c('part', 'keep')}>
          <h2>{say('remember')}</h2>
          <ul className={c('points')}>
            {remember.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {talkAtHome !== '' && (
        <section className={c('part')}>
          <h2>{say('talkAtHome')}</h2>
          <p className="read">{talkAtHome}</p>
        </section>
      )}
    </>
  );
};

export const OverviewTab = ({ lesson, loaded }: { lesson: Lesson; loaded: LoadedContent }) => {
  const say = useText(texts);
  const { content } = loaded;
  if (content === null) {
    return (
      <div className={c('tab')}>
        <p>{say('generating')}</p>
        <Bones lines={4} label={say('generating')} />
      </div>
    );
  }
  const written = lesson.content?.type === 'video' ? lesson.content : null;
  return (
    <div className={c('tab')}>
      <ContentFailed loaded={loaded} otherwise={say('contentFailed')} />
      <p className="read">{content.overview}</p>
      {content.objectives.length > 0 && (
        <section className={c('part')}>
          <h2>{say('objectives')}</h2>
          <ul className={c('points')}>
            {content.objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </section>
      )}
      <KeyTerms terms={content.keyTerms} />
      {content.explore !== '' && (
        <section className={c('part')}>
          <h2>{say('explore')}</h2>
          {written === null ? (
            content.explore.split('\n').map((line) => (
              <p key={line} className="read">
                {line}
              </p>
            ))
          ) : (
            <Blocks blocks={written.explore} figures={written.figures} />
          )}
        </section>
      )}
      <Beyond lesson={lesson} />
    </div>
  );
};
