import { defaultGradeId, gradeById, gradeByName, grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { Download as DownloadIcon, HardDrive } from 'lucide-react';
import { useState } from 'react';
import { chosenGrade } from '#lib/chosen-grade.ts';
import { hasCaches } from '#lib/device/open-cache.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { onDevice } from '#messages/on-device/en.ts';
import { forgetLost, startDownload } from '#offline/packs/downloads.ts';
import { type PackId, packKey } from '#offline/packs/pack-files.ts';
import { askToPersist, roomOf } from '#offline/packs/room.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { NoRoomDialog } from './no-room-dialog.tsx';
import css from './on-device-page.module.css';
import { PackCard } from './pack-card.tsx';
import { useSizeText } from './size-text.ts';
import { StoredList } from './stored-list.tsx';
import { packsOfClass, useHere, useOffers } from './use-packs.ts';

const c = classes(css);

/* A factor, because databases and caches need some space in addition to their content. */
const reserve = 1.2;

type Missing = { id: PackId; needs: number; free: number };

const Packs = () => {
  const say = useText(onDevice);
  const size = useSizeText();
  const { user } = useSession();
  const own = (gradeByName(user?.grade ?? '') ?? chosenGrade())?.id ?? defaultGradeId;
  const [chosen, setChosen] = useState<string>(String(own));
  const grade = chosen === '' ? null : Number(chosen);
  const { here, progress, look } = useHere();
  const offers = useOffers(grade);
  const [missing, setMissing] = useState<Missing | null>(null);

  if (here === null) return <Bones lines={6} label={say('loading')} />;
  const storedOf = (id: PackId) => here.packs.find((pack) => packKey(pack) === packKey(id)) ?? null;
  const shown = packsOfClass(grade)
    .map((id) => ({
      id,
      manifest: offers?.found.get(packKey(id)) ?? null,
      stored: storedOf(id),
      download: progress[packKey(id)] ?? null,
    }))
    .filter(({ manifest, stored }) => manifest !== null || stored !== null);
  const total = shown.reduce((sum, { manifest, stored }) => sum + ((manifest ?? stored)?.bytes ?? 0), 0);
  const toKeep = shown.filter(
    ({ manifest, stored, download }) =>
      manifest !== null && stored?.isDone !== true && !/waiting|running/.test(download?.state ?? ''),
  );

  const keep = async (id: PackId): Promise<boolean> => {
    const manifest = offers?.found.get(packKey(id));
    if (manifest === undefined) return false;
    const room = await roomOf();
    const needs = manifest.bytes * reserve;
    if (room !== null && room.free < needs) {
      setMissing({ id, needs, free: room.free });
      return false;
    }
    void askToPersist().then(look);
    void startDownload(id, manifest);
    return true;
  };
  const keepAll = async () => {
    for (const { id } of toKeep) if (!(await keep(id))) return;
  };
  const name = grade === null ? say('beyond') : (gradeById(grade)?.name ?? '');

  return (
    <>
      <div className={c('column')}>
        {here.lost.map((id) => (
          <Notice
            key={packKey(id)}
            kind="notyet"
            action={
              <span className={c('choices')}>
                <Button size="sm" onClick={() => void startDownload(id).then(look)}>
                  {say('keepAgain')}
                </Button>
                <Button
                  size="sm"
                  kind="ghost"
                  onClick={() => {
                    forgetLost(id);
                    look();
                  }}
                >
                  {say('leaveIt')}
                </Button>
              </span>
            }
          >
            <b>{say('lost', { subject: subjectName(id.subject) })}</b> {say('lostText')}
          </Notice>
        ))}
        <div className={c('room')}>
          <HardDrive size={24} />
          <p>
            <b>{here.room === null ? say('freeUnknown') : say('free', { size: size(here.room.free) })}</b>
            {total > 0 && ` ${say('classNeeds', { name, size: size(total) })}`}
          </p>
        </div>
        <SelectField label={say('choose')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {grades.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="">{say('beyond')}</option>
        </SelectField>
        {offers === null && <Bones lines={4} label={say('loading')} />}
        {offers?.failed === true && <Notice kind="info">{say('offline')}</Notice>}
        {offers?.failed === false && shown.length === 0 && (
          <Notice kind="info">{say('nothingWritten')}</Notice>
        )}
        {shown.map((one) => (
          <PackCard key={packKey(one.id)} {...one} keep={() => void keep(one.id)} />
        ))}
        {toKeep.length > 1 && (
          <Button kind="paper" icon={<DownloadIcon size={20} />} onClick={() => void keepAll()}>
            {say('keepAll', {
              size: size(toKeep.reduce((sum, { manifest }) => sum + (manifest?.compressed ?? 0), 0)),
            })}
          </Button>
        )}
      </div>
      <div className={c('column')}>
        <StoredList here={here} look={look} />
      </div>
      {missing !== null && (
        <NoRoomDialog
          subject={missing.id.subject}
          needs={missing.needs}
          free={missing.free}
          here={here}
          onClose={() => setMissing(null)}
          onFreed={() => {
            const { id } = missing;
            setMissing(null);
            look();
            void keep(id);
          }}
        />
      )}
    </>
  );
};

/** Lists the content stored on this device, and subjects that can be downloaded with one tap (reference `offline-*`). */
export const OnDevicePage = () => {
  const say = useText(onDevice);
  usePageTitle(say('title'));
  const { user } = useSession();
  return (
    <ToastProvider dismissLabel={say('close')}>
      <div className={c('page')} data-mood={user?.role === 'learner' ? undefined : 'adult'}>
        <PageTitle title={say('title')} lead={say('lead')} className={c('title')} />
        {hasCaches() ? (
          <Packs />
        ) : (
          <Notice kind="info" className={c('title')}>
            {say('plain')}
          </Notice>
        )}
      </div>
    </ToastProvider>
  );
};
