import { Play } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/en/lesson.ts';
import { wayOut } from '#parts/blocks.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './own-lesson.module.css';

const c = classes(css);

/** Players that may stand in our page: they set no cookies (G12). Every other address opens outside. */
const players = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
};

/** A file of ours plays here. A hosted film says where it comes from, and nothing of it loads before the tap. */
export const OwnVideo = ({ url, title }: { url: string; title: string }) => {
  const say = useText(lesson);
  const [wanted, setWanted] = useState(false);
  if (url.startsWith('/')) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a teacher's own film has none; its text stands below
      <video className={c('film')} src={url} controls preload="metadata" aria-label={title} />
    );
  }
  const host = hostOf(url);
  if (wanted && players.includes(host)) {
    return (
      <iframe
        className={c('film')}
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; encrypted-media"
        // The player refuses to play for a page that does not say whose it is; it hears the host, not the lesson.
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <div className={c('film', 'ask')}>
      <p>{say('filmElsewhere', { host })}</p>
      {players.includes(host) ? (
        <Button icon={<Play />} onClick={() => setWanted(true)}>
          {say('loadFilm')}
        </Button>
      ) : (
        <ButtonLink to={wayOut(url)}>{say('open')}</ButtonLink>
      )}
    </div>
  );
};
