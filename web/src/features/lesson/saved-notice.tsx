import { CloudOff, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useMotivation, useSmall } from '#lib/session.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './saved-notice.module.css';
import { useWork } from './work.tsx';

const c = classes(css);

const LessonTree = lazyPart(async () => (await import('#progress-kit/baobab/index.ts')).LessonTree);

/** True when the drawing has come. Where it does not, the words are there. */
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

/** What was just done could not be kept. */
export const NotSaved = () => {
  const say = useText(lesson);
  return (
    <p className={c('note')} data-failed role="alert">
      <CloudOff aria-hidden="true" />
      {say('notSaved')}
    </p>
  );
};

/** The server did not take what was done, and why. */
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
 * '+25 Wisdom Seeds' once the server has counted them, or why they do not come; that the work is safe; and the tree.
 * Shows nothing where nothing is stored. `again`: it was done before, and has its tree, too.
 */
export const SavedNotice = ({ again = false }: { again?: boolean }) => {
  const say = useText(lesson);
  const { item, saved, seeds, answered, tooFast, reason } = useWork();
  const motivation = useMotivation();
  const small = useSmall();
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
            <img src={seed} alt={small ? earned : ''} width="96" height="96" />
            {!small && earned}
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
