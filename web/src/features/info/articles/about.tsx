import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>Under the mango tree</h2>
      <p>
        For generations the first classroom was the shade of a tree. Someone read aloud. Others gathered
        round. The red earth was the floor.
      </p>
      <p>
        AfroLearn begins from that picture. Learning should be near, shared and free. It should sound like
        home.
      </p>
    </section>

    <section>
      <h2>What AfroLearn is</h2>
      <p>
        AfroLearn is a learning platform for children in Primary 1 to Primary 7, and for their teachers and
        parents. It follows the topics of Uganda’s primary curriculum and prepares for the Primary Leaving
        Examination. It is not an official product of Uganda’s curriculum centre or examinations board.
      </p>
      <p>
        It is a non-profit, open-source project. It is free. It has no adverts. Nothing in it is for sale.
      </p>
    </section>

    <section>
      <h2>Why we build it</h2>
      <ul>
        <li>
          Many lessons speak of snow and subways. A child in Gulu or Masaka should meet markets, lakes and
          boda-bodas.
        </li>
        <li>Data costs money. A lesson should be small, and should go on when the network stops.</li>
        <li>Tablets and phones are shared. One child’s work must stay safe from the next.</li>
        <li>Teachers have large classes. They should see quickly who needs them today.</li>
        <li>Children deserve safety. They should never pay for learning with their data.</li>
      </ul>
    </section>

    <section>
      <h2>Where we are today</h2>
      <p>
        AfroLearn is young. You can make an account and sign in. There are schools, learners, teachers and
        parents, a light and a dark look, and a demo school to look around in. The interface has four
        languages: English is complete; Swahili, French and Luganda are on the way.
      </p>
      <p>
        The first units have lessons, readings and quizzes, and a lesson that is still being written says so.
        The study tools and the community are being built. A page that is not ready never pretends.
      </p>
    </section>

    <section>
      <h2>How lessons are made</h2>
      <ol>
        <li>
          <strong>A map.</strong> Every class, subject and unit is listed first, from the topics of the
          Ugandan curriculum.
        </li>
        <li>
          <strong>Writing.</strong> Each lesson starts with a question or a small story from daily life. It
          explains, gives something to try with things at hand, and ends with what to remember. Software,
          including AI, helps to write drafts.
        </li>
        <li>
          <strong>Checking by machine.</strong> A program checks each lesson: sentence length for the class,
          one right answer, words for every picture, fair space for each faith.
        </li>
        <li>
          <strong>Checking by people.</strong> Teachers and speakers of each language should read every
          lesson. We need many more of them. <Link to={paths.volunteer}>You can help</Link>.
        </li>
      </ol>
      <p>
        Videos are our own: drawn scenes with words, so that they stay small and always have captions.
        Religious education has Christian and Islamic lessons in equal number, and lessons for all.
      </p>
    </section>

    <section>
      <h2>Licences</h2>
      <p>
        The code is free under the MIT licence. The lessons, pictures and other content are free under
        Creative Commons Attribution-ShareAlike 4.0 (CC BY-SA 4.0): copy them, change them and share them, say
        where they come from, and share your version under the same licence.
      </p>
      <p>
        The reading font is Andika by SIL, made for new readers, under the SIL Open Font License. Icons are
        from Lucide, under the ISC licence.
      </p>
    </section>
  </>
);
