import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Start here</h2>
      <p>
        <Link to={paths.signupTeacher}>Sign up as a teacher</Link>
      </p>
      <p>
        It is free. You already have an account? <Link to={paths.login}>Log in</Link>.
      </p>
    </section>

    <section>
      <h2>What happens</h2>
      <ol>
        <li>You give your name, your email and a password of at least 8 characters.</li>
        <li>
          You choose a subject and a class level, and you name your first class, such as ‘Primary 2 - Math’.
        </li>
        <li>You check what you wrote, and create the account. Your class is made at the same time.</li>
        <li>
          Your school confirms that you teach there: the administrator approves you, or you use a staff code
          from the school.
        </li>
        <li>Now your class can have a class code, and learners can ask to come in.</li>
      </ol>
      <p>
        Why the wait? Anyone can type ‘teacher’ into a form. No adult gets near a child’s data until the
        school says yes. Only in the demo school are you confirmed at once.
      </p>
    </section>

    <section>
      <h2>What you may see</h2>
      <dl>
        <dt>Your own classes</dt>
        <dd>The names and progress of the learners in them. Not those of other teachers.</dd>
        <dt>A learner who asks to come in</dt>
        <dd>Name and class level only, until you approve.</dd>
        <dt>What you never see</dt>
        <dd>A learner’s email, which faith’s lessons a learner opens, or a guardian’s private details.</dd>
      </dl>
      <p>
        When an adult opens a child’s record, the rule is that it is written down, so that the guardian can
        ask who looked.
      </p>
    </section>

    <section>
      <h2>What AfroLearn is for</h2>
      <p>
        We are building lessons for P1 to P7, practice with worked steps, a dashboard that shows who needs you
        today, and pages that print well. Not all of it is there. A page that is not ready says so.
      </p>
    </section>

    <section>
      <h2>Bringing your class</h2>
      <ul>
        <li>Talk to your head teacher first. The school should know and agree.</li>
        <li>Parents or guardians give consent. The school can record it from a signed paper.</li>
        <li>Learners need no email. You can make accounts for them; each gets a student ID.</li>
        <li>Hand out passwords on paper, one child at a time.</li>
        <li>Teach children to sign out on shared tablets.</li>
      </ul>
    </section>

    <section>
      <h2>Help us to make it better</h2>
      <p>
        You know your class and we do not. Teachers who can read lessons and tell us what is wrong are what we
        need most. See <Link to={paths.volunteer}>Volunteer</Link>.
      </p>
    </section>
  </>
);
