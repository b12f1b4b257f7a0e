/** The packs offered for a class, and the packs, lessons and free space of this device. */
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { downloads, lostPacks, manifestFor, onDownloads } from '#offline/packs/downloads.ts';
import { type Manifest, type PackId, packKey } from '#offline/packs/pack-files.ts';
import { type StoredPack, storedPacks } from '#offline/packs/pack-store.ts';
import { appSize, isPersisted, openedSize, type Room, roomOf } from '#offline/packs/room.ts';

export type Here = {
  packs: readonly StoredPack[];
  lost: readonly PackId[];
  opened: { count: number; bytes: number };
  app: { bytes: number };
  room: Room | null;
  isPersisted: boolean;
};

const none = { count: 0, bytes: 0 };

const lookHere = async (): Promise<Here> => ({
  packs: await storedPacks().catch(() => []),
  lost: await lostPacks().catch(() => []),
  opened: await openedSize().catch(() => none),
  app: await appSize().catch(() => none),
  room: await roomOf(),
  isPersisted: await isPersisted(),
});

/** Null until this device was read. */
export const useHere = () => {
  const [here, setHere] = useState<Here | null>(null);
  const progress = useSyncExternalStore(onDownloads, downloads);
  const look = useCallback(() => void lookHere().then(setHere), []);
  // Reads again after each download that ended, with success or not.
  const ended = Object.values(progress).filter(({ state }) => !/waiting|running/.test(state)).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ended download means other things here
  useEffect(look, [look, ended]);
  return { here, progress, look };
};

export const packsOfClass = (grade: number | null): readonly PackId[] =>
  (grade === null ? areasBeyondTheClassroom : subjectsOfGrade(grade)).map(({ id }) => ({
    subject: id,
    grade,
  }));

type Offers = { grade: number | null; found: ReadonlyMap<string, Manifest>; failed: boolean } | null;

/** A subject without written lessons has no manifest. `failed`: no manifest could be loaded. */
export const useOffers = (grade: number | null) => {
  const [offers, setOffers] = useState<Offers>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let stays = true;
    const ask = async () => {
      const packs = packsOfClass(grade);
      const answers = await Promise.allSettled(packs.map(manifestFor));
      const found = new Map<string, Manifest>();
      let failed = false;
      answers.forEach((answer, at) => {
        const pack = packs[at];
        if (answer.status === 'fulfilled' && pack !== undefined) {
          if (answer.value.items.length > 0) found.set(packKey(pack), answer.value);
        } else if (answer.status === 'rejected' && (answer.reason as { status?: number }).status !== 404)
          failed = true;
      });
      if (stays) setOffers({ grade, found, failed });
    };
    void ask();
    const again = () => setTries((now) => now + 1);
    globalThis.addEventListener('online', again);
    return () => {
      stays = false;
      globalThis.removeEventListener('online', again);
    };
  }, [grade, tries]);
  return offers?.grade === grade ? offers : null;
};
