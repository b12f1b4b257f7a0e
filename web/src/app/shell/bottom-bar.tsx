import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { shell } from '#messages/shell/en.ts';
import { NavLink } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { bottomLinks, moreIcon as More } from '../navigation.ts';
import css from './bottom-bar.module.css';
import { DrawerPart } from './opened-parts.tsx';

const c = classes(css);

/** Phones: the four most used places, and the rest behind 'More'. */
export const BottomBar = () => {
  const say = useText(shell);
  const [open, setOpen] = useState(false);
  return (
    <nav className={c('bar')} aria-label={say('siteNavigation')}>
      {bottomLinks.map(({ to, text, icon: Icon }) => (
        <NavLink key={to} to={to} className={c('item')}>
          <Icon size={24} strokeWidth={2.2} aria-hidden="true" />
          {say(text)}
        </NavLink>
      ))}
      <button type="button" className={c('item')} aria-expanded={open} onClick={() => setOpen(true)}>
        <More size={24} strokeWidth={2.2} aria-hidden="true" />
        {say('more')}
      </button>
      <DrawerPart open={open} onClose={() => setOpen(false)} />
    </nav>
  );
};
