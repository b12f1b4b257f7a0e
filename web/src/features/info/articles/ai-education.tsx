import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Read this first</h2>
      <p>
        The assistant is being built. This page does not say what works today. It says which rules every
        assistant in AfroLearn must follow, for as long as there is one.
      </p>
    </section>

    <section>
      <h2>What the assistant may do</h2>
      <ul>
        <li>Find the part of the curriculum that fits a question, and answer from it.</li>
        <li>Answer in short sentences, at the learner’s level.</li>
        <li>Show which lesson it used, with a link, so that the learner can check.</li>
        <li>Work through arithmetic and fractions step by step.</li>
        <li>Give a hint before it gives an answer.</li>
        <li>Say plainly, ‘I do not know.’</li>
        <li>Help a teacher with a draft. The teacher reads it and decides.</li>
      </ul>
    </section>

    <section>
      <h2>What it may not do</h2>
      <ul>
        <li>Talk about things outside the curriculum.</li>
        <li>Ask a child for a full name, home, school, phone number or photo.</li>
        <li>Decide anything about a child. It is always a person who moves a learner to another class.</li>
        <li>Show a learner text that has not passed a check and a filter.</li>
        <li>
          Send a child’s voice anywhere. Voice input may work only where the device itself understands speech.
        </li>
      </ul>
    </section>

    <section>
      <h2>When a child writes of harm or danger</h2>
      <p>
        The assistant must stop and show the help card at once: find an adult you trust, and the child
        helpline (in Uganda 116, free of charge). The check for such words happens on the device and sends
        nothing. An assistant is not a place to ask for rescue. If you need help now, go to{' '}
        <Link to={paths.help}>Help</Link>.
      </p>
    </section>

    <section>
      <h2>Language models</h2>
      <p>
        The assistant is planned to work without a language model: it finds, explains and solves by fixed
        rules, and gives the same answer to the same question. A server has no language model unless the
        person who runs it sets one up. Everything must still work without one.
      </p>
      <p>Where one is set up, these rules hold:</p>
      <ul>
        <li>Learners reach it only through the curriculum and the filter, and at most 30 times an hour.</li>
        <li>Its answers are checked before anyone sees them.</li>
        <li>It follows the same rules as the assistant without it.</li>
      </ul>
      <p>
        The question then goes to the company or computer that runs the model. Ask the person who runs your
        server whether one is set up, and whose it is.
      </p>
    </section>

    <section>
      <h2>Insights about a learner</h2>
      <p>
        AfroLearn may one day tell a learner how they learn best. The rules: simple sums do this, not a
        language model. Only the learner sees it. It can be switched off. Nothing is computed without consent.
        No decision about the child may rest on it.
      </p>
    </section>

    <section>
      <h2>AI behind the lessons</h2>
      <p>
        AI helps to write drafts of our lessons, our code and pages such as this one. Machines make confident
        mistakes. So a program checks each lesson, and we ask teachers to read them. If you find a mistake,
        tell your teacher or the person who runs your server. Teachers who can review are{' '}
        <Link to={paths.volunteer}>very welcome</Link>.
      </p>
    </section>
  </>
);
