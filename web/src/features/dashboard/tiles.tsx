import { Link } from 'react-router';
import { useText } from '#lib/language.tsx';
import { pages } from '#messages/pages/en.ts';
import { classes } from '#ui/classes.ts';
import arts from '#ui/pictures/spots/arts.svg?no-inline';
import code from '#ui/pictures/spots/code.svg?no-inline';
import community from '#ui/pictures/spots/community.svg?no-inline';
import fun from '#ui/pictures/spots/fun.svg?no-inline';
import future from '#ui/pictures/spots/future.svg?no-inline';
import heritage from '#ui/pictures/spots/heritage.svg?no-inline';
import life from '#ui/pictures/spots/life.svg?no-inline';
import money from '#ui/pictures/spots/money.svg?no-inline';
import css from './tiles.module.css';

const c = classes(css);

/** The eight tiles of spec 1 §2.5, in its order. */
const tiles = [
  { to: 'cultural-corner', cloth: 'culture', picture: heritage },
  { to: 'money-smart', cloth: 'money', picture: money },
  { to: 'life-skills', cloth: 'life', picture: life },
  { to: 'code-club', cloth: 'code', picture: code },
  { to: 'creative-arts', cloth: 'english', picture: arts },
  { to: 'community', cloth: 'science', picture: community },
  { to: 'future-skills', cloth: 'math', picture: future },
  { to: 'entertainment', cloth: 'sst', picture: fun },
] as const;

export const Tiles = () => {
  const say = useText(pages);
  return (
    <ul className={c('tiles')}>
      {tiles.map(({ to, cloth, picture }) => (
        <li key={to}>
          <Link to={`/${to}`} className={c('tile')} data-cloth={cloth}>
            <img src={picture} alt="" width="48" height="48" />
            <span>{say(`tile.${to}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
