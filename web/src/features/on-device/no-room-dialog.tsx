import { gradeById } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { useState } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { onDevice } from '#messages/on-device/en.ts';
import { dropPack } from '#offline/packs/downloads.ts';
import { packKey } from '#offline/packs/pack-files.ts';
import { clearOpened } from '#offline/packs/room.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './on-device-page.module.css';
import { useSizeText } from './size-text.ts';
import type { Here } from './use-packs.ts';

const c = classes(css);
const openedKey = 'opened';

type Props = {
  subject: number;
  /** The size of the pack, and the free space, in bytes. */
  needs: number;
  free: number;
  here: Here;
  onClose: () => void;
  onFreed: () => void;
};

/** Shows how much space is missing and what can be removed. Own work is never offered. */
export const NoRoomDialog = ({ subject, needs, free, here, onClose, onFreed }: Props) => {
  const say = useText(onDevice);
  const { language } = useLanguage();
  const size = useSizeText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const offers = [
    ...here.packs.map((pack) => ({
      key: packKey(pack),
      bytes: pack.bytes,
      title: [subjectName(pack.subject), gradeById(pack.grade ?? 0)?.name].filter(Boolean).join(', '),
      hint: say('keptSince', { day: dateText(language, pack.at) }),
      remove: () => dropPack(pack),
    })),
    ...(here.opened.count > 0
      ? [
          {
            key: openedKey,
            bytes: here.opened.bytes,
            title: say('opened'),
            hint: say('openedCount', { count: here.opened.count }),
            remove: clearOpened,
          },
        ]
      : []),
  ];
  const freed = offers.reduce((sum, { key, bytes }) => sum + (chosen.has(key) ? bytes : 0), 0);
  const isEnough = free + freed >= needs;
  const name = subjectName(subject);
  const remove = async () => {
    setBusy(true);
    for (const offer of offers) if (chosen.has(offer.key)) await offer.remove();
    onFreed();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('fullTitle')}
      closeLabel={say('close')}
      actions={
        isEnough && freed > 0 ? (
          <Button busy={busy} onClick={() => void remove()}>
            {say('removeAndKeep', { subject: name })}
          </Button>
        ) : undefined
      }
    >
      <div className={c('stack')}>
        <p>{say('fullText', { subject: name, size: size(needs), free: size(free) })}</p>
        {offers.length > 0 && (
          <fieldset className={c('offers')}>
            <legend>{say('letGo')}</legend>
            {offers.map(({ key, title, hint, bytes }) => (
              <Check
                key={key}
                label={`${title} · ${size(bytes)}`}
                hint={hint}
                checked={chosen.has(key)}
                onChange={({ target }) => {
                  const next = new Set(chosen);
                  if (target.checked) next.add(key);
                  else next.delete(key);
                  setChosen(next);
                }}
              />
            ))}
          </fieldset>
        )}
        {freed > 0 && isEnough && <Notice kind="ok">{say('makes', { size: size(freed) })}</Notice>}
        {!isEnough && <Notice kind="notyet">{say('notEnough')}</Notice>}
      </div>
    </Dialog>
  );
};
