import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { landing } from '#messages/landing/en.ts';
import { Link } from '#routing/index.ts';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import code from '#ui/pictures/spots/code.svg?no-inline';
import english from '#ui/pictures/spots/english.svg?no-inline';
import heritage from '#ui/pictures/spots/heritage.svg?no-inline';
import life from '#ui/pictures/spots/life.svg?no-inline';
import math from '#ui/pictures/spots/math.svg?no-inline';
import science from '#ui/pictures/spots/science.svg?no-inline';
import sst from '#ui/pictures/spots/sst.svg?no-inline';
import tales from '#ui/pictures/spots/tales.svg?no-inline';
import css from './course-grid.module.css';

const c = classes(css);

type CourseName = 'science' | 'math' | 'english' | 'sst' | 'life' | 'code' | 'heritage' | 'tales';

/** The eight cards of spec 1 §2.2, each in its own cloth. */
const courses: readonly { name: CourseName; cloth: Cloth; to: string; picture: string }[] = [
  { name: 'science', cloth: 'science', to: paths.science, picture: science },
  { name: 'math', cloth: 'math', to: paths.math, picture: math },
  { name: 'english', cloth: 'english', to: paths.english, picture: english },
  { name: 'sst', cloth: 'sst', to: paths.socialStudies, picture: sst },
  { name: 'life', cloth: 'life', to: paths.lifeSkills, picture: life },
  { name: 'code', cloth: 'code', to: paths.codeClub, picture: code },
  { name: 'heritage', cloth: 'heritage', to: paths.culturalCorner, picture: heritage },
  { name: 'tales', cloth: 'culture', to: paths.entertainment, picture: tales },
];

export const CourseGrid = () => {
  const say = useText(landing);
  return (
    <section className={c('section')} aria-labelledby="explore-courses">
      <div className={c('head')}>
        <div>
          <h2 id="explore-courses">{say('explore')}</h2>
          <p>{say('exploreText')}</p>
        </div>
        <Link to={paths.courses}>{say('allClasses')}</Link>
      </div>
      <div className={c('grid')}>
        {courses.map(({ name, cloth, to, picture }) => (
          <CardLink key={name} to={to} cloth={cloth} band="band" pad={false}>
            <span className={c('picture')}>
              <img src={picture} alt="" width="96" height="96" loading="lazy" />
            </span>
            <span className={c('words')}>
              <h3>{say(name)}</h3>
              <p>{say(`${name}Text`)}</p>
            </span>
          </CardLink>
        ))}
      </div>
    </section>
  );
};
