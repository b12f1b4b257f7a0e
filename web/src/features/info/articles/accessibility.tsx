import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Our aim</h2>
      <p>
        AfroLearn aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. In our tests each
        page is checked automatically by a program called axe.
      </p>
      <p>
        A program finds only a part of all faults. So this is an aim and not a certificate. Nobody from
        outside has audited AfroLearn.
      </p>
    </section>

    <section>
      <h2>What we build into every page</h2>
      <dl>
        <dt>Keyboard</dt>
        <dd>You can reach and use everything without a mouse. You can always see where you are.</dd>
        <dt>Screen readers</dt>
        <dd>Headings, labels and buttons have names. Pictures that mean something are put into words.</dd>
        <dt>Contrast</dt>
        <dd>Text and controls meet level AA in the light look and in the dark look.</dd>
        <dt>More than colour</dt>
        <dd>Right, ‘not yet’ and done are shown by a shape or icon and a word too.</dd>
        <dt>Big targets</dt>
        <dd>Buttons are at least 44 pixels high, and larger on pages for children.</dd>
        <dt>Calm</dt>
        <dd>
          Nothing blinks or shakes. If your device asks for reduced motion, things do not slide or grow; they
          simply appear.
        </dd>
        <dt>Captions</dt>
        <dd>Our own explainers always have captions and a transcript. No lesson needs sound.</dd>
        <dt>Easy reading</dt>
        <dd>Short sentences, and Andika, a font made for new readers, where children read.</dd>
        <dt>Charts</dt>
        <dd>Each chart has a table with the same numbers.</dd>
        <dt>Small phones</dt>
        <dd>Pages are designed for narrow screens first. Long words and names wrap.</dd>
      </dl>
      <p>Lessons and study tools are still being built. They are built by the same rules.</p>
    </section>

    <section>
      <h2>Known limits</h2>
      <ul>
        <li>Learners with disabilities have not yet tested AfroLearn with us. We need them to.</li>
        <li>There is no sign language yet.</li>
        <li>
          Many devices have no voice for Luganda, and some have none for Swahili. A screen reader may then say
          the words as if they were English.
        </li>
        <li>
          In Swahili, French and Luganda some texts may still appear in English. Information pages are in
          English.
        </li>
        <li>Reading aloud depends on the voices of your device.</li>
        <li>A video from another site may lack captions. We cannot change it.</li>
        <li>Lessons that a teacher wrote are as accessible as that teacher made them.</li>
        <li>Drawing and map tasks may be hard without sight. They will need another way to answer.</li>
      </ul>
    </section>

    <section>
      <h2>Tell us what does not work</h2>
      <p>
        Tell the person who runs AfroLearn at your school or on your server, or ask your teacher to do so. Say
        which page it was, what you use (for example TalkBack, NVDA or a keyboard), and what happened. You may
        ask for the same thing in another form, such as on paper. <Link to={paths.help}>Help</Link> says more
        about whom to ask.
      </p>
      <p>Last changed: November 2026</p>
    </section>
  </>
);
