import { CloudOff, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useMotivation, useYoung } from '#lib/session.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './saved-notice.module.css';
import { useWork } from './work.tsx';

const c = classes(css);

const LessonTree = lazyPart(async () => (await import('#progress-kit/baobab/index.ts')).LessonTree);

/** True once the drawing is loaded; words are shown until then. */
const useTree = (wanted: boolean): boolean => {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (wanted)
      LessonTree.load().then(
        () => setHere(true),
        () => undefined,
      );
  }, [wanted]);
  return wanted && here;
};

/** The last work could not be stored. */
export const NotSaved = () => {
  const say = useText(lesson);
  return (
    <p className={c('note')} data-failed role="alert">
      <CloudOff aria-hidden="true" />
      {say('notSaved')}
    </p>
  );
};

/** The server refused the work, with the reason. */
export const NotTaken = ({ reason }: { reason: string | null }) => {
  const say = useText(lesson);
  return (
    <p className={c('note')} data-failed role="alert">
      <CloudOff aria-hidden="true" />
      <span>
        {say('notTaken')} {reason}
      </span>
    </p>
  );
};

/**
 * '+25 Wisdom Seeds' once the server has counted them, or why there are none; that the work is safe; and the
 * tree. Empty where nothing is stored. `again`: it was done before, and shows the tree, too.
 */
export const SavedNotice = ({ again = false }: { again?: boolean }) => {
  const say = useText(lesson);
  const { item, saved, seeds, answered, tooFast, reason } = useWork();
  const motivation = useMotivation();
  const young = useYoung();
  const earned = say('wisdomSeeds', { count: seeds });
  const hasTree = useTree(motivation && (saved === 'saved' || again));
  if (saved === 'failed') return <NotSaved />;
  if (saved === 'refused') return <NotTaken reason={reason} />;
  const tree = hasTree && <LessonTree item={item} earned={seeds > 0} />;
  if (saved === 'none') return tree;
  return (
    <>
      <p className={c('note')} role="status">
        {motivation && seeds > 0 && (
          <b className={c('seeds')}>
            <img src={seed} alt={young ? earned : ''} width="96" height="96" />
            {!young && earned}
          </b>
        )}
        <span>
          <Save aria-hidden="true" />
          {say('saved')}
        </span>
        {!answered && <span className={c('later')}>{say('countsLater')}</span>}
        {motivation && tooFast && <span>{say('tooFast')}</span>}
      </p>
      {tree}
    </>
  );
};
