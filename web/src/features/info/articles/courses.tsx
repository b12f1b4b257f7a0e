import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import * as paths from '#lib/paths.ts';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './courses.module.css';

const c = classes(css);

const Way = ({ to, subjectId, name }: { to: string; subjectId: number; name: string }) => {
  const { cloth, picture } = lookOf(subjectId);
  return (
    <li>
      <CardLink to={to} cloth={cloth} band="selvedge" className={c('card')}>
        <img src={picture} alt="" width="56" height="56" loading="lazy" />
        <b>{name}</b>
      </CardLink>
    </li>
  );
};

/** Every class with its subjects, then the areas beyond the classroom. */
export const Article = () => (
  <>
    {grades.map((grade) => (
      <section key={grade.id}>
        <h2>{grade.name}</h2>
        <ul className={c('cards')}>
          {subjectsOfGrade(grade.id).map(({ id, name }) => (
            <Way key={id} to={paths.unitsOf(grade.id, id)} subjectId={id} name={`${name}, ${grade.name}`} />
          ))}
        </ul>
      </section>
    ))}
    <section>
      <h2>Beyond the classroom</h2>
      <ul className={c('cards')}>
        {areasBeyondTheClassroom.map(({ id, name }) => (
          <Way key={id} to={paths.subject(id)} subjectId={id} name={name} />
        ))}
      </ul>
    </section>
  </>
);
