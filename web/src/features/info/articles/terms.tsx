import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>For children: the short rules</h2>
      <ul>
        <li>Be kind. Write to others as you want them to write to you.</li>
        <li>Use your own account. Keep your password to yourself.</li>
        <li>Do not share your address, your phone number or your photo.</li>
        <li>Something feels wrong? Tell an adult you trust. In Uganda you can call 116, free.</li>
      </ul>
      <p>The rest of this page is for adults. Read it with an adult if you like.</p>
    </section>

    <section>
      <h2>Who these terms are with</h2>
      <p>
        AfroLearn is free software that schools, groups and people run on their own servers. These terms are
        between you and whoever runs the server you use. Here we call them the operator. An operator may add
        rules of their own, but none that take away the protection of children on these pages.
      </p>
      <p>
        By using AfroLearn you accept these terms. For a child, a parent, guardian or school accepts them.
      </p>
    </section>

    <section>
      <h2>It is free</h2>
      <p>
        AfroLearn costs nothing. There are no adverts and nothing is sold, to you or to your child. Your
        mobile network may charge you for data.
      </p>
    </section>

    <section>
      <h2>Accounts</h2>
      <ul>
        <li>Give true information. Choose the role that is yours: learner, teacher or parent.</li>
        <li>One account is for one person. You answer for what is done with your account.</li>
        <li>Tell the operator at once if someone else may know your password.</li>
        <li>A teacher’s account has no access to learners until the school has confirmed the teacher.</li>
        <li>
          A parent’s account is linked to a child only with a code from the school or the child’s guardian.
        </li>
        <li>
          A child’s account can be made by a teacher, a parent or the child. What a child can do without
          consent is said under <Link to={paths.privacy}>Privacy</Link>.
        </li>
      </ul>
    </section>

    <section>
      <h2>What is not allowed</h2>
      <ul>
        <li>to bully, threaten, shame or mislead anyone;</li>
        <li>to post sexual, violent or hateful things, adverts or party politics;</li>
        <li>
          to ask a child for contact details, photos or a meeting, or to try to reach a child outside
          AfroLearn;
        </li>
        <li>to pretend to be someone else, or to be a teacher or parent when you are not;</li>
        <li>to collect data about other people;</li>
        <li>to break in, to get round a limit, or to disturb the server.</li>
      </ul>
      <p>
        If you find a weakness, please tell the operator in private, do not look at anyone’s data, and give
        them time to repair it.
      </p>
    </section>

    <section>
      <h2>If the rules are broken</h2>
      <p>
        A teacher or administrator may hide what was posted. The school or the operator may suspend an
        account, at once where a child may be in danger. Danger to a child may be reported to the authorities.
        If you think that a decision was wrong, ask the operator to look again.
      </p>
    </section>

    <section>
      <h2>What you make</h2>
      <p>
        What you write stays yours. You let the operator store it and show it to those who may see it, so that
        AfroLearn can work. Post only what you made or may share. Work that you give to the AfroLearn project
        itself is shared under the project’s licences.
      </p>
    </section>

    <section>
      <h2>What we make</h2>
      <p>
        The code is under the MIT licence. AfroLearn’s own lessons and pictures are under CC BY-SA 4.0. You
        may copy, change and share them if you keep to those licences. Lessons that a teacher wrote belong to
        that teacher.
      </p>
    </section>

    <section>
      <h2>What you can and cannot rely on</h2>
      <p>
        AfroLearn is young, and parts of it are still being built. Lessons, marks and answers of an assistant
        can be wrong. AfroLearn supports teachers and does not replace them. It is not an official product of
        any ministry, curriculum centre or examinations board, and it promises no exam result. It is not an
        emergency service.
      </p>
      <p>
        The software comes as it is, without warranty, as the MIT licence says. The operator tries to keep the
        server running, but it may stop, and data may be lost. Keep your own copy of what matters. Nothing
        here takes away rights that the law of your country gives you, or a duty to protect children.
      </p>
    </section>

    <section>
      <h2>Leaving</h2>
      <p>
        You can stop at any time, and ask for a copy of your data and for its deletion. See{' '}
        <Link to={paths.privacy}>Privacy</Link>. If an operator closes a server, they should tell you
        beforehand, so that you can take a copy.
      </p>
    </section>

    <section>
      <h2>Changes and questions</h2>
      <p>
        When these terms change, the date below changes. If you do not agree with a change, you may leave. For
        questions, ask the person who runs AfroLearn at your school or on your server.
      </p>
      <p>Last changed: November 2026</p>
    </section>
  </>
);
