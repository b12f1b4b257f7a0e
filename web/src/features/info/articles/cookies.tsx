import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

const kept = [
  ['token', 'Shows the server that you are signed in. It is secret, and it ends when you sign out.'],
  ['user', 'Your name, role and picture, so that pages can greet you.'],
  ['lastRoute', 'Brings you back to your page if you had to sign in again.'],
  ['lastDashboardView', 'Remembers which part of the dashboard you had open.'],
  ['selectedSubject', 'Remembers the subject you chose.'],
  ['selectedGrade', 'Remembers the class you chose.'],
  ['currentView', 'Remembers whether you saw the classes or the subjects.'],
  ['selectedUnitView', 'Remembers whether you saw the list of units or one unit, and which.'],
  ['currentGrade', 'Remembers the class whose lessons you are reading.'],
  ['chatbotPanelSize', 'Remembers how large you made the chat panel.'],
  ['afl_lesson_tab', 'Remembers the tab you last used in a lesson.'],
  ['afl_discussion_{lessonId}', 'Your notes for one lesson.'],
  ['afl_discussion_draft_{lessonId}', 'A note that you have begun to write.'],
  ['afl_hand_in_{workId}', 'Work that you have begun to hand in.'],
  ['afl_own_lesson_{lessonId}', 'A lesson of your own that you have begun to write, as a teacher.'],
  ['afl_roster', 'A list of pupils that a teacher has begun to type.'],
  ['afl_text_drafts', 'Better words for a text that a speaker has begun to write.'],
  ['lesson_content_{id}', 'The text of one lesson for up to 7 days, so that it need not load again.'],
  ['theme', 'Light or dark.'],
  ['notifications', 'Whether you want notifications.'],
  ['afl_language', 'The language you chose.'],
  ['afl_english_content', 'The languages in which you have read that lessons are in English.'],
  ['afl_country', 'The country you chose.'],
  [
    'afl_device',
    'A random number for this device. By it the server tells devices apart while nobody is signed in.',
  ],
  ['afl_children', 'The first letter, picture and student ID of children who signed in here with a card.'],
  ['afl_voice', 'Whether the voice of the lessons is on.'],
  ['afl_voice_speed', 'How fast the voice reads to you.'],
  ['afl_faith', 'The strand of religious education you chose. It never leaves the device.'],
  ['afl_read', 'Which readings you have read.'],
  ['afl_settings_{id}', 'Settings you changed without a network, until they are sent.'],
  ['afl_tool_{tool}', 'What you marked in a study tool, and which tools you have opened before.'],
  ['afl_notes_gone', 'Notes you deleted without a network, until the server knows.'],
  ['afl_packs', 'Which subjects were kept on this device, so that we notice if the browser removes them.'],
  ['afl_wanted_lessons', 'Lessons you wanted without a network, until they could be fetched.'],
  ['afl_owner', 'Whose work this device holds, so that the next person does not see it.'],
] as const;

export const Article = () => (
  <>
    <section>
      <h2>No cookies</h2>
      <p>
        AfroLearn sets no cookies. It has no adverts, no trackers and no code from other companies that
        follows you. So we have no cookie banner.
      </p>
    </section>

    <section>
      <h2>What stays on your device</h2>
      <p>
        Your browser has a small store for each site, called local storage. AfroLearn uses it for your sign-in
        and your choices. Other sites cannot read it. Some of these belong to parts that are still being
        built, so you may not find them all.
      </p>
      <table>
        <caption>What AfroLearn keeps in local storage</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(([name, purpose]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A second store of the browser, called IndexedDB, keeps the work of learners: answers that the server
        has not heard of yet, and a copy of those it has, in case they must be sent again. What you reported
        without a network waits there too, and so does what a teacher recorded for a lesson, until the school
        has it or it is thrown away. When you sign out, your notes, your lesson texts and your choices move
        there too, until you come back. If there is a network then, the token of the visit that has ended
        stays with them, which opens nothing: by it this device learns that an account was deleted, and
        removes what it keeps of it. Without it, what was put away stays until you come back.
      </p>
      <p>
        A third store, called the cache, keeps the app itself, the lessons that you opened while you were
        signed in, and the subjects that somebody kept on this device, so that they open without a network.
        The lessons you opened are removed when you sign out. Subjects stay: they are the same for everybody.
      </p>
      <p>
        One tab keeps two more things until it is closed: afl_sign_up, what you wrote into the sign-up form
        but never the password, and afl_sign_in, while you are away at ‘Continue with Google’. Your browser
        also keeps copies of our pages and pictures, as it does for any site.
      </p>
    </section>

    <section>
      <h2>On a shared device</h2>
      <p>
        Sign out when you finish. Signing out removes token, user, lastRoute, lastDashboardView,
        selectedSubject, selectedGrade, currentView, selectedUnitView, afl_wanted_lessons and afl_owner. What
        else is yours, such as notes, lesson texts, theme and voice, is put away and comes back with you: the
        next person does not see it. It is not locked: somebody who knows computers well could still find it.
        The language, the country, afl_device, afl_children and afl_packs belong to the device and stay.
      </p>
    </section>

    <section>
      <h2>How to clear it</h2>
      <p>
        Open the settings of your browser, find the data of this site and delete it. You are then signed out,
        and your choices on this device are gone. Your account stays. Send your work first: what has not
        reached the server is lost.
      </p>
    </section>

    <section>
      <h2>Other sites</h2>
      <p>Two things can bring in another company, and only after you press a button:</p>
      <ul>
        <li>‘Continue with Google’, where the person who runs the server has set it up;</li>
        <li>a lesson with a video from another site, after you press play.</li>
      </ul>
      <p>
        Those companies may set cookies of their own, under their own rules. You can learn without both. Read
        more under <Link to={paths.privacy}>Privacy</Link>.
      </p>
      <p>Last changed: November 2026</p>
    </section>
  </>
);
