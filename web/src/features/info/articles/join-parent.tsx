import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Start here</h2>
      <p>
        <Link to={paths.signupParent}>Sign up as a parent</Link>
      </p>
      <p>
        It is free, for parents and for every guardian: a grandmother, an uncle, an older sister. You already
        have an account? <Link to={paths.login}>Log in</Link>.
      </p>
    </section>

    <section>
      <h2>What happens</h2>
      <ol>
        <li>You give your name, your email and a password of at least 8 characters.</li>
        <li>You check what you wrote, and create the account.</li>
        <li>
          You link your child with a one-time code. The school gives it to you, or the child’s guardian does.
        </li>
      </ol>
      <p>
        Why a code? Nobody should be able to claim a child by knowing a name. If you remove a child from your
        account, the link ends. The child’s account and work stay.
      </p>
      <p>The parts for parents are still being built. If a step is not there yet, ask the school.</p>
    </section>

    <section>
      <h2>Your say</h2>
      <p>
        Consent is yours to give and to take back. The school can record it from a signed paper, or you can
        give it with a code. Without consent your child can still use lessons and quizzes and see their own
        progress, and nothing is shown to others.
      </p>
      <p>These are the rules we build by. You decide about:</p>
      <ul>
        <li>whether your child may have friends and groups in the school;</li>
        <li>whether your child may use a photo, where the school allows photos at all;</li>
        <li>whether your child appears on a leaderboard;</li>
        <li>a copy of all that is kept about your child, and its deletion.</li>
      </ul>
      <p>You may also ask which adults looked at your child’s record.</p>
    </section>

    <section>
      <h2>Is it safe?</h2>
      <p>These rules hold today, and for everything we still build:</p>
      <ul>
        <li>There are no adverts and no trackers. Nothing is sold.</li>
        <li>There are no private messages.</li>
        <li>Adults cannot befriend children, and cannot join children’s groups.</li>
        <li>Outside the class, others see a first name and one letter.</li>
        <li>A child’s email is never shown to other children.</li>
      </ul>
      <p>
        Read more under <Link to={paths.privacy}>Privacy</Link>. If a child is in danger, call 116 in Uganda.
        It is free.
      </p>
    </section>

    <section>
      <h2>Learning together</h2>
      <ul>
        <li>Sit with your child the first time. Let the child hold the phone.</li>
        <li>Ask, ‘What did you find out?’ before you ask, ‘How many were right?’</li>
        <li>A wrong answer means ‘not yet’. Praise the trying.</li>
        <li>Talk about it in the language of your home. That helps in every language.</li>
        <li>Stop while it is still fun.</li>
      </ul>
    </section>
  </>
);
