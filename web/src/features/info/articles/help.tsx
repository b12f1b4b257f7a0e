import { Phone } from 'lucide-react';
import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';
import { buttonClass } from '#ui/button.tsx';
import { HelpForAdults } from './help-for-adults.tsx';

export const Article = () => (
  <>
    <section>
      <h2>If you need help now</h2>
      <p>
        Are you in danger? Did someone hurt you or scare you? It is not your fault. Tell an adult you trust: a
        parent, a teacher, an aunt, a neighbour.
      </p>
      <p>
        In Uganda you can call the child helpline on 116. The call is free, day and night. In another country
        the number is different. Ask an adult you trust.
      </p>
      <p>
        <a href="tel:116" className={buttonClass()}>
          <Phone aria-hidden="true" />
          Call 116
        </a>
      </p>
      <p>
        Did you see something in AfroLearn that is not right? <Link to={paths.safe}>Help and safety</Link>{' '}
        shows how to tell the adults of your school, and whom to call.
      </p>
    </section>

    <section>
      <h2>How to start</h2>
      <ol>
        <li>
          Open <Link to={paths.signup}>Sign up</Link>.
        </li>
        <li>Choose who you are: learner, teacher or parent.</li>
        <li>Write your name, your email and a password of at least 8 characters.</li>
        <li>
          A learner chooses a country and a class. A teacher chooses a subject, a class level and a class
          name.
        </li>
        <li>Look at what you wrote. Then press ‘Create Account’.</li>
        <li>
          Now <Link to={paths.login}>sign in</Link>.
        </li>
      </ol>
      <p>
        You have no email? You do not need one. Your teacher or parent can make an account for you. Then you
        get a student ID.
      </p>
      <p>
        You may leave out your birth month and year. We do not need your home, your phone number or your
        photo.
      </p>
    </section>

    <section>
      <h2>How to sign in</h2>
      <ol>
        <li>
          Open <Link to={paths.login}>Log in</Link>.
        </li>
        <li>Write your email or your student ID. A student ID begins with AFRO and then has numbers.</li>
        <li>Write your password.</li>
      </ol>
      <p>
        The button ‘Continue with Google’ works only where the person who runs the server has set it up. If
        not, it tells you so.
      </p>
      <p>Do you share a tablet or phone? Sign out when you finish. Keep your password to yourself.</p>
    </section>

    <section>
      <h2>I forgot my password</h2>
      <ul>
        <li>
          <strong>Learners:</strong> ask your teacher, your parent or the school’s administrator. They can set
          a new one.
        </li>
        <li>
          <strong>Teachers and parents:</strong> ask the school’s administrator, or the person who runs your
          server.
        </li>
      </ul>
      <p>
        Many AfroLearn servers cannot send email. There, no email will come, so do not wait for one. A person
        helps you instead.
      </p>
      <p>
        You tried many times and now you must wait? That is a lock to stop guessing. Wait a little, then try
        again.
      </p>
    </section>

    <section>
      <h2>Language, light and dark</h2>
      <p>
        You can change the language at the foot of the page. There are four: English, Swahili, French and
        Luganda. English is complete. In the others some words may still be in English.
      </p>
      <p>AfroLearn follows the light or dark look of your device. You can choose for yourself in Settings.</p>
    </section>

    <section>
      <h2>How much data it uses</h2>
      <ul>
        <li>AfroLearn is made to be light. Its pictures are small drawings, not photos.</li>
        <li>There are no adverts, so you do not pay data for adverts.</li>
        <li>A video from another site loads only after you press play.</li>
        <li>
          On a school box you use the school’s own Wi-Fi. Pages that come from the box cost no internet data.
        </li>
      </ul>
    </section>

    <section>
      <h2>When the network is weak</h2>
      <ul>
        <li>A page does not open? Wait a moment, then try again.</li>
        <li>Losing the network does not sign you out.</li>
        <li>At school, move nearer to the box or the Wi-Fi.</li>
        <li>
          We are building lessons that work with no network. Until a page tells you that your work is saved,
          stay connected.
        </li>
      </ul>
    </section>

    <HelpForAdults />
  </>
);
