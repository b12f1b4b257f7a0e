import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <>
    <section>
      <h2>What we mean</h2>
      <p>
        A sum about sharing mangoes is still a sum. But a child who knows the market can think about the sum,
        and not about strange words. That is why AfroLearn starts from home and then goes out into the world.
      </p>
      <p>These are the rules for those who write and draw for AfroLearn.</p>
    </section>

    <section>
      <h2>People and places</h2>
      <ul>
        <li>Names come from many peoples in every unit. No region fills a unit alone.</li>
        <li>No name ever hints that a people is poor, lazy, violent or clever.</li>
        <li>Girls and boys share every role. Town and village both appear.</li>
        <li>
          Children with disabilities, refugee children and children who live with grandparents are ordinary
          characters.
        </li>
        <li>History shows what people did, and not only what was done to them.</li>
        <li>Africa is a continent of many countries. We name the country, the people and the place.</li>
      </ul>
    </section>

    <section>
      <h2>Words</h2>
      <ul>
        <li>Money is in shillings. Food, tools, animals and weather are ones a child has seen.</li>
        <li>
          Tasks use things at hand: bottle tops, sticks, seeds, banana fibre, clay. No shopping is needed.
        </li>
        <li>
          The clock needs care. In many Ugandan languages the day begins at seven. We say which clock we mean.
        </li>
        <li>
          The interface has English, Swahili, French and Luganda. English is complete; the others need
          speakers.
        </li>
      </ul>
    </section>

    <section>
      <h2>Pictures and patterns</h2>
      <ul>
        <li>We draw our own pictures. We use no stock photos.</li>
        <li>Every subject wears its own cloth, so that a child who cannot read yet can find it.</li>
        <li>Patterns that come from a people are named and credited.</li>
        <li>We do not draw poverty. We do not use masks, spears or huts at sunset as decoration.</li>
        <li>Children in our stories are drawn characters. We do not show photos of real children.</li>
      </ul>
    </section>

    <section>
      <h2>Faith</h2>
      <p>
        Religious education has Christian and Islamic lessons in equal number and with equal warmth, and
        lessons for all. We write ‘Christians believe’ and ‘Muslims believe’. Traditional beliefs are treated
        with respect. The choice of lessons stays on the device. It is never a part of a child’s profile, a
        report or a leaderboard.
      </p>
    </section>

    <section>
      <h2>When we get it wrong</h2>
      <p>
        We will make mistakes. A word may be wrong in your language, or a custom may be told badly. Tell the
        person who runs AfroLearn at your school or on your server, or{' '}
        <Link to={paths.volunteer}>help us to review</Link>.
      </p>
    </section>
  </>
);
