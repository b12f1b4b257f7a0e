import * as paths from '#lib/paths.ts';
import { Link } from '#routing/index.ts';

export const Article = () => (
  <section>
    <h2>Units</h2>
    <p>
      The units are about health, feelings, safety and good choices. They are for several classes at once.{' '}
      <Link to={paths.subject(11)}>Open the units of Life Skills</Link>
    </p>
  </section>
);
