import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { areasBeyondTheClassroom, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { Link } from 'react-router';

/** Every class with its subjects, then the areas beyond the classroom: the way into all units. */
export const Article = () => (
  <>
    {grades.map((grade) => (
      <section key={grade.id}>
        <h2>{grade.name}</h2>
        <ul>
          {subjectsOfGrade(grade.id).map((subject) => (
            <li key={subject.id}>
              <Link to={`/units?grade=${grade.id}&subject=${subject.id}`}>
                {subject.name}, {grade.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section>
      <h2>Beyond the classroom</h2>
      <ul>
        {areasBeyondTheClassroom.map((area) => (
          <li key={area.id}>
            <Link to={`/subject/${area.id}`}>{area.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  </>
);
