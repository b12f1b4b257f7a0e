import { Check } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { newVersion } from '#messages/new-version/en.ts';
import { matchPath, useLocation } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import { useIsFocused } from '#ui/focused.ts';
import { takeWaitingVersion } from './app-worker.ts';
import css from './new-version.module.css';
import { isTypedOn, onVersionWaits, setVersionWaits, versionWaits, watchTyping } from './version-waits.ts';

const c = classes(css);

/*
 * Pages on which nobody is in the middle of a question, a paper or an editor. All have the app's bars. Typing into a
 * field on one of them hides the offer (`version-waits.ts`). Other pages never offer a version.
 */
const restful: readonly string[] = [
  paths.dashboard,
  paths.units,
  paths.unitRoute,
  paths.subjectRoute,
  paths.practice,
  paths.myWork,
  paths.tools,
  paths.studentTools,
  paths.learningTools,
  paths.profile,
  paths.settings,
  paths.onDevice,
  paths.work,
  paths.notifications,
  paths.more,
  paths.community,
  paths.teachers,
  paths.teacherDashboard,
  paths.classes,
  paths.classDetailRoute,
  paths.registers,
  paths.assignments,
  paths.assistant,
  paths.ownLessons,
  paths.administration,
  paths.parentDashboard,
  paths.children,
  paths.familyReports,
];

const Card = () => {
  const say = useText(newVersion);
  const isAdult = useSession().user?.role !== 'learner';
  const [busy, setBusy] = useState(false);
  const use = () => {
    setBusy(true);
    takeWaitingVersion().catch(() => location.reload());
  };
  return createPortal(
    <section className={c('card')} role="status" data-mood={isAdult ? 'adult' : undefined}>
      <ClothBand kind="selvedge" cloth="heritage" />
      <div className={c('inside')}>
        <h2>{say('title')}</h2>
        <ul>
          <li>
            <Check />
            {say('stays')}
          </li>
          <li>
            <Check />
            {say('here')}
          </li>
        </ul>
        <div className={c('presses')}>
          <Button kind="paper" onClick={() => setVersionWaits(false)}>
            {say('later')}
          </Button>
          <Button busy={busy} onClick={use}>
            {say('use')}
          </Button>
        </div>
      </div>
    </section>,
    document.body,
  );
};

/** Offers the waiting version where nothing unsaved is open. Nothing reloads without a press. */
export const NewVersion = () => {
  const { pathname } = useLocation();
  useEffect(() => watchTyping(pathname), [pathname]);
  const isTyped = useSyncExternalStore(onVersionWaits, () => isTypedOn(pathname));
  const waits = useSyncExternalStore(onVersionWaits, versionWaits);
  const isFocused = useIsFocused();
  const isRestful = restful.some((path) => matchPath(path, pathname) !== null);
  return waits && isRestful && !isFocused && !isTyped ? <Card /> : null;
};
