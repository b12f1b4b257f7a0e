import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { pages } from '#messages/pages/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { spots } from '#ui/spots.ts';
import css from './tiles.module.css';

const c = classes(css);

/** The eight tiles of spec 1 §2.5, in its order. */
const tiles = [
  { to: paths.culturalCorner, text: 'tile.cultural-corner', cloth: 'culture', picture: spots.heritage },
  { to: paths.moneySmart, text: 'tile.money-smart', cloth: 'money', picture: spots.money },
  { to: paths.lifeSkills, text: 'tile.life-skills', cloth: 'life', picture: spots.life },
  { to: paths.codeClub, text: 'tile.code-club', cloth: 'code', picture: spots.code },
  { to: paths.creativeArts, text: 'tile.creative-arts', cloth: 'english', picture: spots.arts },
  { to: paths.community, text: 'tile.community', cloth: 'science', picture: spots.community },
  { to: paths.futureSkills, text: 'tile.future-skills', cloth: 'math', picture: spots.future },
  { to: paths.entertainment, text: 'tile.entertainment', cloth: 'sst', picture: spots.fun },
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
