import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import tree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import cooking from '#ui/pictures/illustrations/father-cooks.svg?no-inline';
import circuit from '#ui/pictures/illustrations/girl-circuit.svg?no-inline';
import phone from '#ui/pictures/illustrations/share-phone.svg?no-inline';
import css from './rotating-picture.module.css';

const c = classes(css);

const pictures = [phone, circuit, cooking, tree] as const;
const every = 5000;

/** The illustration beside the forms; it changes every 5 s (spec 1 §2.3) and can be stopped. */
export const RotatingPicture = () => {
  const say = useText(accounts);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    // With reduced motion there is one picture, and a button to start the rest.
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setShown((now) => (now + 1) % pictures.length), every);
    return () => clearInterval(timer);
  }, [playing]);
  return (
    <div className={c('stage')}>
      <div className={c('frame')}>
        <img key={shown} src={pictures[shown]} alt="" width="400" height="300" data-picture={shown} />
        <span className={c('stop')}>
          <Button
            kind="paper"
            size="sm"
            round
            icon={playing ? <Pause size={18} /> : <Play size={18} />}
            onClick={() => setPlaying(!playing)}
          >
            {say(playing ? 'pausePicture' : 'playPicture')}
          </Button>
        </span>
      </div>
    </div>
  );
};
