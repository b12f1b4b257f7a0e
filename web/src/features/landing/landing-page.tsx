import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { landing } from '#messages/landing/en.ts';
import { Link } from '#routing/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { CourseGrid } from './course-grid.tsx';
import { Engagement } from './engagement.tsx';
import { Features } from './features.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { Join } from './join.tsx';
import css from './landing-page.module.css';
import { Story } from './story.tsx';

const c = classes(css);

const facts = [
  { text: 'free', icon: 'gift' },
  { text: 'noAdverts', icon: 'none' },
  { text: 'light', icon: 'phone' },
] as const;

const Hero = () => {
  const say = useText(landing);
  return (
    <section className={c('hero')} data-cloth="heritage">
      <div className={c('grid')}>
        <div className={c('copy')}>
          <h1>{say('hero')}</h1>
          <p className={c('lead')}>{say('lead')}</p>
          <div className={c('acts')}>
            <ButtonLink to={paths.signupLearner}>
              {say('start')} <LineIcon name="right" />
            </ButtonLink>
            <ButtonLink kind="paper" to={paths.signupTeacher}>
              {say('teach')}
            </ButtonLink>
            <ButtonLink kind="paper" to={paths.signupParent}>
              {say('parent')}
            </ButtonLink>
          </div>
          <p className={c('open')}>
            {say('openLessons')} <Link to={paths.courses}>{say('openLessonsGo')}</Link>
          </p>
          <ul className={c('facts')}>
            {facts.map(({ text, icon }) => (
              <li key={text}>
                <LineIcon name={icon} />
                {say(text)}
              </li>
            ))}
          </ul>
        </div>
        <HeroPicture className={c('art')} />
      </div>
      <div className={c('hem')}>
        <ClothBand kind="band" />
      </div>
    </section>
  );
};

/** The public front door (spec 1 §2.2). */
export const LandingPage = () => {
  const say = useText(landing);
  usePageTitle(say('pageTitle'));
  return (
    <>
      <Hero />
      <CourseGrid />
      <Engagement />
      <Story />
      <Features />
      <Join />
    </>
  );
};
