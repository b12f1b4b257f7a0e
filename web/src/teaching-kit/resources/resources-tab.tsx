import { BookOpenText, Pencil } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { resources as texts } from '#messages/resources/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { resourceIds } from './resource.ts';
import css from './resources.module.css';

const c = classes(css);

/** The Resources tab of the teacher's dashboard: the four sheets. */
export const ResourcesTab = () => {
  const say = useText(texts);
  return (
    <section className={c('tab')}>
      <h2>{say('title')}</h2>
      <p>{say('lead')}</p>
      <p>
        <ButtonLink icon={<Pencil />} to={paths.ownLessons}>
          {say('ownLessons')}
        </ButtonLink>
      </p>
      <ul>
        {resourceIds.map((id) => (
          <li key={id}>
            <CardLink to={paths.teachingResource(id)} className={c('card')}>
              <BookOpenText aria-hidden />
              <h3>{say(id)}</h3>
              <p>{say(`${id}.about`)}</p>
            </CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
