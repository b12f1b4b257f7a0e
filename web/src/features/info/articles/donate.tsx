import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>No money through this site</h2>
      <p>
        AfroLearn takes no payments here. There is no card form and no mobile money number. If a page that
        looks like ours asks you for money, do not pay.
      </p>
      <p>
        The person or school that runs a server may set an address for gifts to their own work. Then it is
        theirs, and it is for them to say what they do with the money. Ask them before you give. Children are
        never asked to give.
      </p>
    </section>

    <section>
      <h2>What helps</h2>
      <dl>
        <dt>Give time</dt>
        <dd>
          One hour is worth a lot. <Link to={paths.volunteer}>Volunteer</Link> says what is needed.
        </dd>
        <dt>Review lessons</dt>
        <dd>Are you a teacher? Read one lesson and tell us what is wrong with it.</dd>
        <dt>Translate</dt>
        <dd>Do you speak Swahili, Luganda or French well? Check our words.</dd>
        <dt>Lend or give devices</dt>
        <dd>
          A school near you may need tablets, phones or laptops that still work. Give them to the school.
          Erase your own data first, and send the charger with them.
        </dd>
        <dt>Support a school box</dt>
        <dd>
          AfroLearn is made so that a small computer in a school can serve a class. A box needs power, a Wi-Fi
          router and someone who looks after it. Talk to a school about what it lacks.
        </dd>
        <dt>Tell someone</dt>
        <dd>A teacher who hears about AfroLearn from a colleague is the best start.</dd>
      </dl>
    </section>

    <section>
      <h2>What a gift never buys</h2>
      <p>
        No adverts, no place in the lessons, and no data about children. AfroLearn stays free for every child.
      </p>
    </section>
  </>
);
