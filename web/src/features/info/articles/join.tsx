import { ButtonLink } from '#ui/button.tsx';

/** One way in for each of the three. */
export const Article = () => (
  <section>
    <h2>Who are you?</h2>
    <p>
      <ButtonLink to="/signup?role=learner">I am a learner</ButtonLink>
    </p>
    <p>
      <ButtonLink to="/signup?role=teacher">I am a teacher</ButtonLink>
    </p>
    <p>
      <ButtonLink to="/signup?role=parent">I am a parent</ButtonLink>
    </p>
  </section>
);
