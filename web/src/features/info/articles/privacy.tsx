import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';
import { PrivacyData } from './privacy-data.tsx';
import { PrivacyRights } from './privacy-rights.tsx';

export const Article = () => (
  <>
    <section>
      <h2>In short</h2>
      <ul>
        <li>We keep what learning needs, and no more.</li>
        <li>There are no adverts and no trackers. Data is not sold.</li>
        <li>A learner’s work is for the learner, their guardian, their own teachers and their school.</li>
        <li>A parent or guardian gives consent, and can take it back.</li>
        <li>You can see your data, have a copy, correct it and have it deleted.</li>
      </ul>
      <p>
        AfroLearn is young. Some parts named here are still being built. For those, this page gives the rule
        we build by. Where you cannot find a button yet, ask the person who runs your server.
      </p>
    </section>

    <section>
      <h2>Who is responsible</h2>
      <p>
        AfroLearn is free software. It runs on many separate servers: a box in a school, or a server for
        several schools. The school, group or person who runs your server holds the data on it and is
        responsible for it under the law. The project that makes AfroLearn does not receive that data. In this
        page, ‘we’ means AfroLearn as it runs on your server.
      </p>
      <p>
        To ask anything about your data, speak to the person who runs AfroLearn at your school or on your
        server. They set their own contact details. If you do not know them, ask your head teacher.
      </p>
    </section>

    <PrivacyData />

    <section>
      <h2>Children and consent</h2>
      <ul>
        <li>
          A learner under 13 has a private profile: strangers cannot find it. If we do not know a learner’s
          age, we treat the learner as under 13.
        </li>
        <li>
          Consent comes from a parent or guardian, with a code or a link, or from the school, which records it
          from a signed paper. It can be taken back at any time.
        </li>
        <li>
          Without consent a learner can sign in, use lessons and quizzes, and see their own progress. Nothing
          is shown to others, no insights are worked out, and there is no photo.
        </li>
        <li>
          A server can be set more strictly: then, until there is consent, the learner’s work stays on the
          device only.
        </li>
        <li>
          Learners aged 5 to 7 have no friends, no groups and no leaderboard, unless this is changed for them.
        </li>
        <li>
          There are no private messages. Adults cannot befriend learners or join their groups. A teacher of
          the school watches over each group.
        </li>
      </ul>
      <p>
        The demo school is different. It is for trying things out on one computer: its people are invented,
        and consent is taken as given. Do not enter data of real children there.
      </p>
    </section>

    <section>
      <h2>No adverts, no trackers, no other companies</h2>
      <p>
        Everything on a page comes from your own server: text, pictures, fonts and program. Nothing tells
        another company that you were here. There are two exceptions, and both wait until you press a button:
      </p>
      <ul>
        <li>
          ‘Continue with Google’ (or another sign-in service), where the person who runs the server has set it
          up. That service then knows that you sign in here. It is meant for adults.
        </li>
        <li>A lesson with a video from another site, after you press play.</li>
      </ul>
      <p>
        Where the person who runs the server has set up a language model, questions to the assistant may go to
        it. <Link to={paths.aiEducation}>AI in education</Link> gives the rules. Voices are not sent anywhere.
      </p>
    </section>

    <PrivacyRights />
  </>
);
