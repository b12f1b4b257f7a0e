import { Suspense, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { safety } from '#messages/safety/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './report.module.css';
import type { Reportable } from './reportable.ts';
import { Sign } from './signs.tsx';

const c = classes(css);

const Sheet = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = {
  about: Reportable;
  /** `round`: the flag alone, where there is no room for the word. */
  look?: 'words' | 'round';
  /** After sending or storing: the surface hides the thing for its reporter. */
  onSent?: () => void;
  /** Where the person can be blocked: offered after a report. */
  onBlock?: () => void;
};

/** The first of two taps. Hidden for guests, and on one's own things. */
export const ReportButton = ({ about, look = 'words', onSent, onBlock }: Props) => {
  const say = useText(safety);
  const { user } = useSession();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const own = (about.kind === 'person' || about.kind === 'picture') && Number(about.id) === user?.id;
  if (user === null || own) return null;
  return (
    <>
      <Button
        kind={look === 'round' ? 'ghost' : 'quiet'}
        size="sm"
        round={look === 'round'}
        className={c(look === 'round' && 'flag')}
        icon={<Sign name="flag" size={20} />}
        aria-label={about.name === '' ? undefined : say('reportAbout', { name: about.name })}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {say('report')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <Sheet about={about} open={open} onClose={() => setOpen(false)} onSent={onSent} onBlock={onBlock} />
        </Suspense>
      )}
    </>
  );
};

/** Preloads the help card, which must work offline. */
export const fetchHelp = Sheet.preload;
