import { defaultGradeId, gradeByName, gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { generators, practiceTopics } from '@afrolearn/learning/practice/generators.ts';
import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { picturesOf } from '#lesson-kit/index.ts';
import { chosenGrade } from '#lib/chosen-grade.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession, useYoung } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { practice } from '#messages/practice/en.ts';
import { Link, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes, join } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import counts from '#ui/pictures/illustrations/count.svg?no-inline';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import atHome from '#ui/pictures/illustrations/home.svg?no-inline';
import market from '#ui/pictures/illustrations/market.svg?no-inline';
import css from './practice.module.css';
import listCss from './practice-list.module.css';

const c = classes(css);
const l = classes(listCss);

const PictureChoice = lazyPart(async () => (await import('#progress-kit/young/index.ts')).PictureChoice);

const classesWithPractice = [...new Set(generators.map(({ gradeId }) => gradeId))].sort((a, b) => a - b);

/**
 * The class in the address, else the learner's own, else the last one; without practice, the nearest above. A
 * young child always gets their own class.
 */
const useGrade = (young: boolean) => {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const own = (gradeByName(user?.grade ?? '') ?? chosenGrade())?.id;
  const wanted = (!young && Number(search.get('grade'))) || own || defaultGradeId;
  const grade = classesWithPractice.find((id) => id >= wanted) ?? defaultGradeId;
  return { grade, choose: (id: number) => setSearch({ grade: String(id) }, { replace: true }) };
};

type Practice = (typeof generators)[number];

/* For lessons without a drawing of their own. */
const standIns: Readonly<Record<string, string>> = { sets: harvest, operations: market, measures: atHome };

/** Young children find practice by its lesson's drawing, and can hear its name. */
const YoungPractice = ({ title, list }: { title: string; list: readonly Practice[] }) => {
  const ids = [...new Set(list.map(({ lesson }) => lesson))].join(',');
  const pictures = useAnswer(`pictures ${ids}`, () => picturesOf(ids), { endsOn: [] }).data;
  const ways = list.map(({ id, title: words, topic, lesson }, at) => {
    const isFirst = list.findIndex((one) => one.lesson === lesson) === at;
    const drawing = isFirst ? pictures?.get(lesson) : undefined;
    return {
      to: paths.practiceOf(id),
      words,
      picture: drawing ?? standIns[topic] ?? counts,
      cloth: 'math' as const,
    };
  });
  return (
    <Suspense fallback={<Bones lines={6} label={title} />}>
      <PictureChoice title={title} ways={ways} lang="en" />
    </Suspense>
  );
};

/** All practice of one class, by topic. */
export const PracticeList = () => {
  const say = useText(practice);
  const sayCourses = useText(courses);
  const young = useYoung();
  const { grade, choose } = useGrade(young);
  usePageTitle(say('practice'));
  const ofGrade = generators.filter(({ gradeId }) => gradeId === grade);
  if (young) return <YoungPractice title={say('practice')} list={ofGrade} />;
  const topics = practiceTopics.flatMap((topic) => {
    const list = ofGrade.filter((generator) => generator.topic === topic);
    return list.length === 0 ? [] : [{ topic, list }];
  });
  return (
    <div className={c('page')} data-cloth="math">
      <PageTitle title={say('practice')} />
      <fieldset className={join(c('choices'), l('classes'))}>
        <legend>{sayCourses('chooseClass')}</legend>
        {classesWithPractice.map((id) => (
          <label key={id}>
            <input type="radio" name="grade" checked={id === grade} onChange={() => choose(id)} />
            <span>{gradeName(id)}</span>
          </label>
        ))}
      </fieldset>
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
      <p className={c('aside')}>{say('lead')}</p>
    </div>
  );
};
