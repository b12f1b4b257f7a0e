import { type Sticker, stickers } from '@afrolearn/learning/cheers/stickers.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { cheers } from '#messages/cheers/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type GoodThing, giveCheer } from './cheers.api.ts';
import css from './cheers.module.css';
import { stickerPictures } from './sticker-pictures.ts';

const c = classes(css);

type Props = { thing: GoodThing | null; onClose: () => void; onSent: (thing: GoodThing) => void };

const Chooser = ({ thing, onSent }: { thing: GoodThing; onSent: Props['onSent'] }) => {
  const say = useText(cheers);
  const [chosen, setChosen] = useState<Sticker | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (chosen === null) return setProblem(say('choose'));
    setBusy(true);
    setProblem(null);
    try {
      await giveCheer({ to: thing.to.id, kind: thing.kind, ref: thing.ref, sticker: chosen });
      onSent(thing);
    } catch (error) {
      setProblem((error instanceof CallError ? error.said : null) ?? say('notSent'));
      setBusy(false);
    }
  };
  return (
    <div className={c('chooser')}>
      <div className={c('about')}>
        <p>
          {thing.to.name} {say(thing.kind, { title: thing.title })}
        </p>
        <ReportButton about={{ kind: 'person', id: thing.to.id, name: thing.to.name }} look="round" />
      </div>
      <fieldset className={c('stickers')}>
        <legend className="vh">{say('choose')}</legend>
        {stickers.map((sticker) => (
          <button
            key={sticker}
            type="button"
            aria-pressed={sticker === chosen}
            className={c('sticker')}
            onClick={() => setChosen(sticker)}
          >
            <img src={stickerPictures[sticker]} alt="" width={72} height={72} />
            {say(sticker)}
          </button>
        ))}
      </fieldset>
      {problem !== null && <Failed retry={null}>{problem}</Failed>}
      <Button busy={busy} onClick={() => void send()}>
        {chosen === null ? say('choose') : say('send', { sticker: say(chosen) })}
      </Button>
    </div>
  );
};

/** One of eight stickers for an achievement. No text, so nothing can hurt. */
export const CheerDialog = ({ thing, onClose, onSent }: Props) => {
  const say = useText(cheers);
  return (
    <Dialog
      open={thing !== null}
      narrow
      onClose={onClose}
      title={thing === null ? '' : say('dialog', { name: thing.to.name })}
      closeLabel={say('close')}
    >
      {thing !== null && <Chooser thing={thing} onSent={onSent} />}
    </Dialog>
  );
};
