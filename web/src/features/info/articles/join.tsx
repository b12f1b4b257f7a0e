import * as paths from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** One way to start for each of the three roles. */
export const Article = () => (
  <section>
    <h2>Who are you?</h2>
    <p>
      <ButtonLink to={paths.signupLearner}>I am a learner</ButtonLink>
    </p>
    <p>
      <ButtonLink to={paths.signupTeacher}>I am a teacher</ButtonLink>
    </p>
    <p>
      <ButtonLink to={paths.signupParent}>I am a parent</ButtonLink>
    </p>
  </section>
);
