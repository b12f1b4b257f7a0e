import type { Friend } from '@afrolearn/contract/friends.ts';
import { pictures } from '@afrolearn/learning/cheers/stickers.ts';
import { ArrowLeft, Check, Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { CallError } from '#lib/call.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { youngFriends } from '#messages/young-friends/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { givePicture } from '../cheers/cheers.api.ts';
import { stickerPictures } from '../cheers/sticker-pictures.ts';
import css from './young-friends.module.css';

const c = classes(css);

type Props = { to: Friend; name: string; onGiven: () => void; onBack: () => void };
type Chosen = (typeof pictures)[number];

/** One of four pictures for a friend. No text, so nothing can hurt. */
export const GivePicture = ({ to, name, onGiven, onBack }: Props) => {
  const say = useText(youngFriends);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [stage, setStage] = useState<'choosing' | 'busy' | 'given'>('choosing');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = say('for', { name });
  const isGiven = stage === 'given';
  const words = isGiven
    ? [say('given', { name })]
    : problem === null
      ? [title, say('choose'), ...pictures.map((picture) => say(picture))]
      : [problem];
  useReadAloud(words, true, language);
  const give = async () => {
    if (chosen === null || stage !== 'choosing') return;
    setStage('busy');
    setProblem(null);
    try {
      await givePicture({ to: to.id, picture: chosen });
      setStage('given');
      onGiven();
    } catch (error) {
      setProblem((error instanceof CallError ? error.said : null) ?? say('notGiven'));
      setStage('choosing');
    }
  };
  return (
    <div className={c('page')}>
      <header className={c('hello')}>
        <Button kind="quiet" round icon={<ArrowLeft />} onClick={onBack}>
          {say('back')}
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          <Spoken text={title} />
        </h1>
        <ReportButton about={{ kind: 'person', id: to.id, name: to.name }} look="round" />
        <Ear text={words} lang={language} look="big" />
      </header>
      <div className={c('stage')}>
        <img className={c('friendBig')} src={to.picture} alt="" width="160" height="160" />
        {chosen !== null && (
          <img className={c('fly')} src={stickerPictures[chosen]} alt="" width="72" height="72" />
        )}
      </div>
      <fieldset className={c('pictures')} disabled={isGiven}>
        <legend className="vh">{say('choose')}</legend>
        {pictures.map((picture) => (
          <div key={picture} className={c('picture')} data-chosen={picture === chosen}>
            <button
              type="button"
              className={c('choose')}
              aria-pressed={picture === chosen}
              onClick={() => setChosen(picture)}
            >
              <img className={c('sticker')} src={stickerPictures[picture]} alt="" width="72" height="72" />
              <span className="vh">{say(picture)}</span>
            </button>
            <span className={c('label')} aria-hidden="true">
              <Spoken text={say(picture)} />
            </span>
            <Ear text={say(picture)} lang={language} />
          </div>
        ))}
      </fieldset>
      <div role="status" className={c('told')}>
        {isGiven && (
          <p>
            <Check aria-hidden="true" /> <Spoken text={say('given', { name })} />
          </p>
        )}
      </div>
      {problem !== null && <Failed retry={null}>{problem}</Failed>}
      {isGiven ? (
        <Button className={c('go')} icon={<ArrowLeft />} onClick={onBack}>
          {say('title')}
        </Button>
      ) : (
        <Button
          className={c('go')}
          icon={<Gift />}
          aria-disabled={chosen === null}
          busy={stage === 'busy'}
          onClick={() => void give()}
        >
          {say(chosen === null ? 'choose' : 'give')}
        </Button>
      )}
    </div>
  );
};
