import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Who we need</h2>
      <h3>Teachers of Primary 1 to 7</h3>
      <p>
        Read a lesson as your class would. Is it right? Is it clear? Is it at the right level? Does it fit
        what you really teach in that term? One lesson takes about as long as marking a few exercise books.
      </p>
      <h3>Speakers of Swahili, Luganda and French</h3>
      <p>
        The words on the screen should sound like a kind teacher, and not like a machine. Read them, and
        correct what no one would say. Other languages will follow when there are people for them.
      </p>
      <h3>Teachers of CRE and IRE</h3>
      <p>
        Religious education needs your care most. Check that each faith is told truly, with respect, and as
        its own believers would tell it.
      </p>
      <h3>Illustrators</h3>
      <p>
        We draw everything ourselves, as small vector pictures. We need hands that know how a hoe is held, how
        a basket is woven and how a bus park looks at noon.
      </p>
      <h3>And also</h3>
      <ul>
        <li>people with a disability, to tell us what does not work for them;</li>
        <li>people who can set up a server or a school box, and show a school how to use it;</li>
        <li>people who write software, and people who test it.</li>
      </ul>
    </section>

    <section>
      <h2>How to begin</h2>
      <ol>
        <li>Look around in AfroLearn first, best with the demo school.</li>
        <li>Choose one small thing: one lesson, one page, one picture.</li>
        <li>
          Write down what is wrong and what would be right. Say how you know: your class, your language, a
          book, a syllabus.
        </li>
        <li>
          Give it to the person who runs AfroLearn at your school or on your server. If you work with the
          source code, propose the change there.
        </li>
      </ol>
    </section>

    <section>
      <h2>What you should know</h2>
      <ul>
        <li>The work is unpaid. Give only the time you can spare.</li>
        <li>Your work is shared under the project’s licences: MIT for code, CC BY-SA 4.0 for content.</li>
        <li>Give only what you made yourself or may share. Do not copy from textbooks or past papers.</li>
        <li>Volunteering gives no access to children or to their data. Only a school can admit an adult.</li>
        <li>Never send photos, names or work of real children.</li>
      </ul>
      <p>
        There are other ways to help under <Link to={paths.donate}>Support AfroLearn</Link>.
      </p>
    </section>
  </>
);
