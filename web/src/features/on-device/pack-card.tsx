import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { Check, Download as DownloadIcon, Pause, RefreshCw } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { onDevice } from '#messages/on-device/en.ts';
import { type Download, startDownload, stopDownload } from '#offline/packs/downloads.ts';
import type { Manifest, PackId } from '#offline/packs/pack-files.ts';
import type { StoredPack } from '#offline/packs/pack-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { lookOf } from '#ui/subject-looks.ts';
import { Weave } from '#ui/weave.tsx';
import css from './on-device-page.module.css';
import { useSizeText } from './size-text.ts';

const c = classes(css);
const minute = 60_000;

type Props = {
  id: PackId;
  manifest: Manifest | null;
  stored: StoredPack | null;
  download: Download | null;
  /** Checks the free space first, and then starts the download. */
  keep: () => void;
};

/** The compressed bytes of the lessons that are new or have changed since the download. */
const newBytes = (manifest: Manifest, stored: StoredPack): number => {
  const known = new Set(stored.items.map(({ hash }) => hash));
  return manifest.items.reduce((sum, { hash, compressed }) => sum + (known.has(hash) ? 0 : compressed), 0);
};

const Running = ({ id, download }: { id: PackId; download: Download }) => {
  const say = useText(onDevice);
  const size = useSizeText();
  const { there, total, left, state } = download;
  const share = total === 0 ? 0 : (100 * there) / total;
  const progress = say('progress', { there: size(there), total: size(total) });
  return (
    <>
      <Weave value={share} label={subjectName(id.subject)} valueText={progress} />
      <p>
        {state === 'waiting' ? (
          say('waits')
        ) : (
          <>
            <b>{progress}</b>
            {left !== null && ` · ${say('minutesLeft', { count: Math.max(1, Math.ceil(left / minute)) })}`}
          </>
        )}
      </p>
      {there > 0 && <p className={c('quiet')}>{say('canLearn')}</p>}
      <Button kind="quiet" icon={<Pause size={20} />} onClick={() => stopDownload(id)}>
        {say('stop')}
      </Button>
    </>
  );
};

/** One subject of the class: downloaded, downloading, or with its size on the button. */
export const PackCard = ({ id, manifest, stored, download, keep }: Props) => {
  const say = useText(onDevice);
  const size = useSizeText();
  const subject = subjectName(id.subject);
  const look = lookOf(id.subject);
  const items = manifest?.items ?? stored?.items ?? [];
  const units = new Set(items.map(({ unitId }) => unitId)).size;
  const lessons = items.filter(({ type }) => type === 'video').length;
  const isRunning = download?.state === 'waiting' || download?.state === 'running';
  const isKept = stored?.isDone === true && !isRunning;
  const isOld = isKept && manifest !== null && manifest.hash !== stored.hash;
  const part = { there: size(download?.there ?? 0), total: size(download?.total ?? 0) };
  return (
    <Card as="section" cloth={look.cloth} band="selvedge" aria-label={subject}>
      <div className={c('stack')}>
        <div className={c('head')}>
          <img src={look.picture} alt="" width="56" height="56" />
          <div className={c('names')}>
            <h3 className={c('subject')}>{subject}</h3>
            <p>
              {say('units', { count: units })} · {say('lessons', { count: lessons })}
            </p>
          </div>
          {isKept && (
            <Badge kind="ok" icon={<Check size={16} />}>
              {say('kept')}
            </Badge>
          )}
        </div>
        {isRunning && download !== null && <Running id={id} download={download} />}
        {isKept && <p className={c('quiet')}>{say('works', { size: size(stored.bytes) })}</p>}
        {isOld && (
          <Button
            kind="paper"
            icon={<RefreshCw size={20} />}
            onClick={() => void startDownload(id, manifest)}
          >
            {say('update', { size: size(newBytes(manifest, stored)) })}
          </Button>
        )}
        {!isRunning && !isKept && (
          <>
            {download?.state === 'failed' && <Notice kind="notyet">{say('failed')}</Notice>}
            {download?.state === 'full' && <Notice kind="bad">{say('fullUnknown')}</Notice>}
            {download?.state === 'stopped' && <p className={c('quiet')}>{say('stopped', part)}</p>}
            {manifest !== null && (
              <Button icon={<DownloadIcon size={20} />} onClick={keep}>
                {stored === null ? say('keep', { subject, size: size(manifest.compressed) }) : say('goOn')}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
};
