import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const HelpForAdults = () => (
  <>
    <section>
      <h2>For teachers</h2>
      <details>
        <summary>How do I begin?</summary>
        <p>
          <Link to={paths.joinTeacher}>Join as a teacher</Link> explains each step. Signing up also makes your
          first class.
        </p>
      </details>
      <details>
        <summary>Why can I not see learners yet?</summary>
        <p>
          Your school must first confirm that you teach there. The school’s administrator does this, or gives
          you a staff code. Until then your class has no class code. This protects the children.
        </p>
      </details>
      <details>
        <summary>How do learners come into my class?</summary>
        <p>
          From your class list, or with an 8-digit class code. A code only makes a request. You decide who
          comes in.
        </p>
      </details>
      <details>
        <summary>A learner has lost a password. What do I do?</summary>
        <p>
          Set a new one for a learner of your own class. If you cannot find where, ask your school’s
          administrator. Give the new password to the child in person.
        </p>
      </details>
      <details>
        <summary>I am worried about a child.</summary>
        <p>
          Follow your school’s child protection rules, and tell the person responsible in your school at once.
          In Uganda you can also call 116, free of charge. AfroLearn does not replace either.
        </p>
      </details>
    </section>

    <section>
      <h2>For parents and guardians</h2>
      <details>
        <summary>How do I begin?</summary>
        <p>
          <Link to={paths.joinParent}>Join as a parent</Link> explains each step.
        </p>
      </details>
      <details>
        <summary>How do I link my child?</summary>
        <p>
          With a one-time code from the school, or from the guardian who already looks after the child’s
          account. Nobody can claim a child without it.
        </p>
      </details>
      <details>
        <summary>Does it cost anything?</summary>
        <p>No. AfroLearn is free and sells nothing. Your network may charge you for data.</p>
      </details>
      <details>
        <summary>What does AfroLearn know about my child?</summary>
        <p>
          The <Link to={paths.privacy}>privacy page</Link> lists all of it, who sees it, and how to have it
          corrected or deleted.
        </p>
      </details>
    </section>

    <section>
      <h2>The demo school</h2>
      <p>
        The demo school lets you look around. Its people are invented, and a banner on every page says that it
        is a demo. Please do not write the names of real children there.
      </p>
    </section>

    <section>
      <h2>Who can I ask?</h2>
      <p>
        AfroLearn has no central office and no help desk. Each server is run by a school, a group or a person.
        Ask the person who runs AfroLearn at your school or on your server. They set their own contact
        details. If you do not know who that is, ask your teacher or head teacher.
      </p>
      <p>
        When you ask, say what you did, what you saw, and what you wanted to happen. Never send your password.
      </p>
    </section>
  </>
);
