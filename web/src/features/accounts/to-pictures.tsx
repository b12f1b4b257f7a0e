import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { accounts } from '#messages/accounts/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import drum from '#ui/pictures/pins/drum.svg';
import fish from '#ui/pictures/pins/fish.svg';
import mango from '#ui/pictures/pins/mango.svg';
import css from './to-pictures.module.css';

const c = classes(css);

/** For a child who cannot read yet: three pictures instead of words. */
export const ToPictures = () => {
  const say = useText(accounts);
  return (
    <Link className={c('way')} to={paths.pictureLogin}>
      <span className={c('pictures')}>
        {[mango, drum, fish].map((picture) => (
          <img key={picture} src={picture} alt="" width={44} height={44} />
        ))}
      </span>
      <span className={c('words')}>
        <b>{say('picturesTitle')}</b>
        <small>{say('picturesText')}</small>
      </span>
      <LineIcon name="right" />
    </Link>
  );
};
