import { useOwnAnswer } from '#ask/use-answer.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { today } from '#messages/today/en.ts';
import { LateTree } from '#progress-kit/index.ts';
import { GoldSeeds, PictureButton } from '#progress-kit/young/index.ts';
import { classes } from '#ui/classes.ts';
import { xpOf } from '../dashboard.api.ts';
import css from './young-tree.module.css';

const c = classes(css);

/** The tree, with drawn seeds instead of a number. */
export const YoungTree = () => {
  const say = useText(today);
  const { language } = useLanguage();
  const seeds = useOwnAnswer('xp', xpOf).data?.totalXP ?? null;
  return (
    <div className={c('tree')}>
      <PictureButton
        to={paths.profile}
        cloth="science"
        picture={seeds === null ? null : <LateTree seeds={seeds} className={c('drawing')} />}
        ear={<Ear lang={language} text={say('myTree')} />}
      >
        <span>
          <Spoken text={say('myTree')} />
          <GoldSeeds seeds={seeds} />
        </span>
      </PictureButton>
    </div>
  );
};
