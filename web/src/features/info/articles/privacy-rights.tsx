import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const PrivacyRights = () => (
  <>
    <section>
      <h2>How long we keep it</h2>
      <dl>
        <dt>Your account and your learning</dt>
        <dd>
          As long as you have the account. On a school’s server nothing is deleted unless a person says so. On
          a server for many schools, a learner’s account without consent goes to sleep, a copy is offered, and
          after 12 months it is deleted.
        </dd>
        <dt>Sign-ins</dt>
        <dd>
          Learners stay signed in for 90 days after they last used AfroLearn, adults for 14 days,
          administrators for 12 hours. Signing out ends it at once. A new password ends all other sign-ins.
        </dd>
        <dt>An account you ask to delete</dt>
        <dd>There are 7 days in which you can change your mind. Then it is deleted.</dd>
        <dt>Archived classes and deleted lessons</dt>
        <dd>They can be brought back for 30 days.</dd>
        <dt>Security log</dt>
        <dd>90 days. It holds nothing that people wrote.</dd>
        <dt>Log of who looked at a child’s record</dt>
        <dd>One year.</dd>
        <dt>Backups</dt>
        <dd>Old data stays in backup copies for a while. Ask the person who runs your server how long.</dd>
      </dl>
    </section>

    <section>
      <h2>Your rights</h2>
      <p>Learners, parents and guardians (for their child), teachers: you may</p>
      <ul>
        <li>
          <strong>see</strong> what is kept about you or your child,
        </li>
        <li>
          have a <strong>copy</strong> of it,
        </li>
        <li>
          have it <strong>corrected</strong>,
        </li>
        <li>
          have it <strong>deleted</strong>,
        </li>
        <li>
          <strong>take back consent</strong>, and
        </li>
        <li>ask which adults looked at a child’s record.</li>
      </ul>
      <p>
        Buttons for this are being built. Where you do not find one, ask the person who runs your server. They
        may check first that you are who you say you are. That protects the child.
      </p>
      <p>
        If you are not content with the answer, you can turn to the data protection authority of your country.
        In Uganda this is the Personal Data Protection Office.
      </p>
    </section>

    <section>
      <h2>How we guard it</h2>
      <ul>
        <li>The server checks every single request: who asks, and whether they may.</li>
        <li>Passwords and sign-in keys are stored only in scrambled form.</li>
        <li>Adults get no access to learners until a school has confirmed them.</li>
        <li>Pages run only our own program code.</li>
      </ul>
      <p>
        No system is perfectly safe. On a school box, the network itself may not be encrypted; ask your
        school. If you think that data has leaked or an account is in wrong hands, tell the person who runs
        your server at once.
      </p>
    </section>

    <section>
      <h2>On your device</h2>
      <p>
        AfroLearn sets no cookies. It keeps your sign-in and your choices in the browser’s local storage.{' '}
        <Link to={paths.cookies}>Cookies</Link> lists each item. On a shared device, always sign out.
      </p>
    </section>

    <section>
      <h2>Changes to this page</h2>
      <p>When the rules change, this page changes, and so does the date below.</p>
      <p>Last changed: November 2026</p>
    </section>
  </>
);
