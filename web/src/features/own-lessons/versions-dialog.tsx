import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Draft, draftFrom } from './draft.ts';
import { restoreVersion, versionsOf } from './own-lessons.api.ts';
import css from './own-lessons.module.css';

const c = classes(css);

type Props = { id: string; version: number; onClose: () => void; onRestored: (draft: Draft) => void };

/** Earlier versions. Restoring one keeps the current one, too. */
export const VersionsDialog = ({ id, version, onClose, onRestored }: Props) => {
  const say = useText(ownLessons);
  const { language } = useLanguage();
  const [busy, setBusy] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const versions = useAnswer(`own versions ${id} ${version}`, () => versionsOf(id));
  const restore = async (wanted: number) => {
    setBusy(wanted);
    try {
      onRestored(draftFrom(await restoreVersion(id, wanted)));
    } catch (error) {
      setSaid((error instanceof CallError ? error.said : null) ?? say('restoreFailed'));
      setBusy(null);
    }
  };
  return (
    <Dialog open onClose={onClose} title={say('versions')} closeLabel={say('close')}>
      <p>{say('versionNow', { n: version })}</p>
      {said !== null && <Notice kind="bad">{said}</Notice>}
      {versions.state === 'failed' && <Failed retry={versions.retry}>{say('versionsFailed')}</Failed>}
      {versions.data?.length === 0 && <p>{say('noVersions')}</p>}
      <ul className={c('versions')}>
        {(versions.data ?? []).map((one) => (
          <li key={one.version}>
            <span>
              <b>{say('versionN', { n: one.version, title: one.title })}</b>
              <small>
                {say('versionUntil', {
                  date: momentText(language, one.replacedAt),
                  name: one.replacedBy ?? '–',
                })}
              </small>
            </span>
            <Button
              kind="paper"
              size="sm"
              icon={<RotateCcw />}
              busy={busy === one.version}
              onClick={() => void restore(one.version)}
            >
              {say('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
