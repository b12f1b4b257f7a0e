import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './class-detail.module.css';

const c = classes(css);

/** Links from the class page to all its other pages. */
export const ClassPlaces = ({ id, isEmpty }: { id: number; isEmpty: boolean }) => {
  const say = useText(teachingTexts);
  // Without pupils the page itself asks for them; only the join sheet is offered.
  const places = [
    [paths.newAssignmentOf({ class: String(id) }), say('assignWork')],
    [paths.addPupils(id), say('addStudents')],
    [paths.classCards(id), say('cards')],
    [paths.joinSheet(id), say('joinSheet')],
  ] as const;
  const shown = isEmpty ? places.slice(-1) : places;
  return (
    <nav className={c('places')} aria-label={say('places')}>
      {shown.map(([to, label]) => (
        <ButtonLink key={to} kind="quiet" size="sm" to={to}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
};
