import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { shell } from '#messages/shell/en.ts';
import { classes } from '#ui/classes.ts';
import css from './demo-banner.module.css';

const c = classes(css);

/** On every page of the demo, so that its people are not mistaken for real ones. */
export const DemoBanner = () => {
  const say = useText(shell);
  return useProfile() === 'demo' ? <aside className={c('banner')}>{say('demoBanner')}</aside> : null;
};
