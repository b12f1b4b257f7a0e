import {
  type AvatarId,
  avatarFamilies,
  avatarNames,
  avatarPicture,
  avatarsOf,
} from '@afrolearn/learning/avatars/avatars.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { avatars } from '#messages/avatars/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import css from './avatar-gallery-page.module.css';

const c = classes(css);

/** A public gallery: pictures only, no data (spec 2, 'Avatar demo'). */
export const AvatarGalleryPage = () => {
  const say = useText(avatars);
  usePageTitle(say('gallery'));
  const [chosen, setChosen] = useState<AvatarId>('african-1');
  return (
    <div className={c('page')}>
      <PageTitle title={say('gallery')} lead={say('galleryText')} />
      <div className={c('large')}>
        <Avatar src={avatarPicture(chosen)} name="" size={112} />
        <p aria-live="polite">{avatarNames[chosen]}</p>
      </div>
      {avatarFamilies.map((family) => (
        <section key={family} aria-labelledby={`family-${family}`}>
          <h2 id={`family-${family}`}>{say(`family.${family}`)}</h2>
          <ul className={c('faces')}>
            {avatarsOf(family).map((id) => (
              <li key={id}>
                <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                  <Avatar src={avatarPicture(id)} name="" size={72} loading="lazy" />
                  {avatarNames[id]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
