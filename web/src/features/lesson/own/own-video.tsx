import { Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useWayOut } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './own-lesson.module.css';

const c = classes(css);

/** Hosts whose players may be embedded, because they set no cookies (G12). Links to other hosts open outside. */
const players = ['www.youtube-nocookie.com', 'player.vimeo.com'];

export const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
};

type FilmProps = { url: string; title: string };

const OwnFile = ({ url, title }: FilmProps) => {
  const say = useText(lesson);
  const [failed, setFailed] = useState(false);
  if (failed) {
    return <Failed retry={() => setFailed(false)}>{say('filmFailed')}</Failed>;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a teacher's own film has none; its text stands below
    <video
      className={c('film')}
      src={url}
      controls
      preload="metadata"
      aria-label={title}
      onError={() => setFailed(true)}
    />
  );
};

/** An embedded player. It cannot report errors, so links back and out are below it. */
const HostedFilm = ({ url, title, onClose }: FilmProps & { onClose: () => void }) => {
  const say = useText(lesson);
  const wayOut = useWayOut();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div className={c('hosted')}>
      <iframe
        ref={frame}
        className={c('film')}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; encrypted-media"
        // Players refuse pages without a referrer; they get the host, not the lesson.
        referrerPolicy="strict-origin"
      />
      <p className={c('stuck')}>
        <span>{say('filmStuck')}</span>
        <Button kind="paper" size="sm" icon={<X />} onClick={onClose}>
          {say('closeFilm')}
        </Button>
        <ButtonLink kind="ghost" size="sm" to={wayOut(url)} rel="noopener noreferrer">
          {say('leaveNow', { host: hostOf(url) })}
        </ButtonLink>
      </p>
    </div>
  );
};

/** Plays our own file. A hosted film names its host, and loads nothing before the tap. */
export const OwnVideo = ({ url, title }: FilmProps) => {
  const say = useText(lesson);
  const wayOut = useWayOut();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const load = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted === false) load.current?.focus();
  }, [wanted]);
  if (url.startsWith('/')) return <OwnFile url={url} title={title} />;
  const host = hostOf(url);
  const plays = players.includes(host);
  if (wanted === true && plays) {
    return <HostedFilm url={url} title={title} onClose={() => setWanted(false)} />;
  }
  return (
    <div className={c('film', 'ask')}>
      <p>{say('filmElsewhere', { host })}</p>
      {plays ? (
        <Button ref={load} icon={<Play />} onClick={() => setWanted(true)}>
          {say('loadFilm')}
        </Button>
      ) : (
        <ButtonLink to={wayOut(url)} rel="noopener noreferrer">
          {say('leaveNow', { host })}
        </ButtonLink>
      )}
    </div>
  );
};
