import { useOwnAnswer } from '#ask/use-answer.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { today } from '#messages/today/en.ts';
import { Baobab, growthAt } from '#progress-kit/baobab/index.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import { xpOf } from '../dashboard.api.ts';
import { PictureButton } from './picture-button.tsx';
import css from './small-tree.module.css';

const c = classes(css);

/** So many seeds are drawn; those that are gold say how near the next thing on the tree is. */
const drawn = [1, 2, 3, 4, 5];

/** The tree, with seeds to look at instead of a number. */
export const SmallTree = () => {
  const say = useText(today);
  const { language } = useLanguage();
  const seeds = useOwnAnswer('xp', xpOf).data?.totalXP ?? null;
  const gold = seeds === null ? 0 : Math.round((growthAt(seeds).percent / 100) * drawn.length);
  return (
    <div className={c('tree')}>
      <PictureButton
        to={paths.profile}
        cloth="science"
        picture={seeds === null ? null : <Baobab seeds={seeds} className={c('drawing')} />}
        ear={<Ear lang={language} text={say('myTree')} />}
      >
        <span>
          <Spoken text={say('myTree')} />
          <span className={c('row')} aria-hidden="true">
            {drawn.map((place) => (
              <img key={place} src={seed} alt="" width="24" height="28" data-gold={place <= gold} />
            ))}
          </span>
        </span>
      </PictureButton>
    </div>
  );
};
