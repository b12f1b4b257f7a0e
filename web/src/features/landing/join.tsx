import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { landing } from '#messages/landing/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import crane from '#ui/pictures/illustrations/crane.svg?no-inline';
import mother from '#ui/pictures/illustrations/mother-phone.svg?no-inline';
import teacher from '#ui/pictures/illustrations/teacher.svg?no-inline';
import css from './join.module.css';

const c = classes(css);

const doors = [
  { name: 'learners', to: paths.signupLearner, picture: crane },
  { name: 'teachers', to: paths.signupTeacher, picture: teacher },
  { name: 'parents', to: paths.signupParent, picture: mother },
] as const;

export const Join = () => {
  const say = useText(landing);
  return (
    <section className={c('section')} aria-labelledby="join-us">
      <div className={c('head')}>
        <h2 id="join-us">{say('join')}</h2>
        <ButtonLink kind="quiet" size="sm" to={paths.help} icon={<LineIcon name="ring" />}>
          {say('support')}
        </ButtonLink>
      </div>
      <div className={c('doors')}>
        {doors.map(({ name, to, picture }) => (
          <CardLink key={name} to={to} pad={false} className={c('door')}>
            <img src={picture} alt="" width="120" height="112" loading="lazy" />
            <span>
              <h3>{say(name)}</h3>
              <p>{say(`${name}Text`)}</p>
            </span>
          </CardLink>
        ))}
      </div>
    </section>
  );
};
