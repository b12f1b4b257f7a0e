import type { Subject } from '@afrolearn/learning/catalogue/subjects.ts';
import { writeLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './subject-cards.module.css';

const c = classes(css);

export const SubjectCards = ({ gradeId, subjects }: { gradeId: number; subjects: readonly Subject[] }) => (
  <div className={c('cards')}>
    {subjects.map(({ id, name }) => {
      const { cloth, picture } = lookOf(id);
      return (
        <CardLink
          key={id}
          to={paths.unitsOf(gradeId, id)}
          state={{ grade: gradeId, subject: id }}
          cloth={cloth}
          band="band"
          className={c('card')}
          onClick={() => writeLocal('selectedSubject', name)}
        >
          <span className={c('inside')}>
            <img src={picture} alt="" width="72" height="72" />
            <h3>{name}</h3>
          </span>
        </CardLink>
      );
    })}
  </div>
);
