import { defaultGradeId, gradeByName, gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { generators, practiceTopics } from '@afrolearn/learning/practice/generators.ts';
import { ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession, useSmall } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { practice } from '#messages/practice/en.ts';
import { classes, join } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import css from './practice.module.css';
import listCss from './practice-list.module.css';

const c = classes(css);
const l = classes(listCss);

const classesWithPractice = [...new Set(generators.map(({ gradeId }) => gradeId))].sort((a, b) => a - b);

/** The class of the address, else one's own, else the one last looked at; where it has none, the nearest above. */
const useGrade = () => {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const own = (gradeByName(user?.grade ?? '') ?? chosenGrade())?.id;
  const wanted = Number(search.get('grade')) || own || defaultGradeId;
  const grade = classesWithPractice.find((id) => id >= wanted) ?? defaultGradeId;
  return { grade, choose: (id: number) => setSearch({ grade: String(id) }, { replace: true }) };
};

/** All practice of one class, by topic. */
export const PracticeList = () => {
  const say = useText(practice);
  const sayCourses = useText(courses);
  const { grade, choose } = useGrade();
  const small = useSmall();
  usePageTitle(say('practice'));
  const ofGrade = generators.filter(({ gradeId }) => gradeId === grade);
  const topics = practiceTopics.flatMap((topic) => {
    const list = ofGrade.filter((generator) => generator.topic === topic);
    return list.length === 0 ? [] : [{ topic, list }];
  });
  return (
    <div className={c('page')} data-cloth="math">
      <PageTitle title={say('practice')} />
      {!small && (
        <fieldset className={join(c('choices'), l('classes'))}>
          <legend>{sayCourses('chooseClass')}</legend>
          {classesWithPractice.map((id) => (
            <label key={id}>
              <input type="radio" name="grade" checked={id === grade} onChange={() => choose(id)} />
              <span>{gradeName(id)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={l('topics')}>
        {topics.map(({ topic, list }) => (
          <section key={topic} className={l('topic')}>
            <h2>{say(topic)}</h2>
            <ul>
              {list.map(({ id, title }) => (
                <li key={id}>
                  <Link to={paths.practiceOf(id)} lang="en">
                    {title}
                    <ArrowRight aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!small && <p className={c('aside')}>{say('lead')}</p>}
    </div>
  );
};
