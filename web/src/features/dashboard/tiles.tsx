import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { pages } from '#messages/pages/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import arts from '#ui/pictures/spots/arts.svg?inline';
import code from '#ui/pictures/spots/code.svg?inline';
import community from '#ui/pictures/spots/community.svg?inline';
import fun from '#ui/pictures/spots/fun.svg?inline';
import future from '#ui/pictures/spots/future.svg?inline';
import heritage from '#ui/pictures/spots/heritage.svg?inline';
import life from '#ui/pictures/spots/life.svg?inline';
import money from '#ui/pictures/spots/money.svg?inline';
import css from './tiles.module.css';

const c = classes(css);

/** The eight tiles of spec 1 §2.5, in its order. */
const tiles = [
  { to: paths.culturalCorner, text: 'tile.cultural-corner', cloth: 'culture', picture: heritage },
  { to: paths.moneySmart, text: 'tile.money-smart', cloth: 'money', picture: money },
  { to: paths.lifeSkills, text: 'tile.life-skills', cloth: 'life', picture: life },
  { to: paths.codeClub, text: 'tile.code-club', cloth: 'code', picture: code },
  { to: paths.creativeArts, text: 'tile.creative-arts', cloth: 'english', picture: arts },
  { to: paths.community, text: 'tile.community', cloth: 'science', picture: community },
  { to: paths.futureSkills, text: 'tile.future-skills', cloth: 'math', picture: future },
  { to: paths.entertainment, text: 'tile.entertainment', cloth: 'sst', picture: fun },
] as const;

export const Tiles = () => {
  const say = useText(pages);
  return (
    <ul className={c('tiles')}>
      {tiles.map(({ to, text, cloth, picture }) => (
        <li key={to}>
          <Link to={to} className={c('tile')} data-cloth={cloth}>
            <img src={picture} alt="" width="48" height="48" />
            <span>{say(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
