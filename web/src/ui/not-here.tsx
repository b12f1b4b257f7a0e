import { ButtonLink } from './button.tsx';
import { Empty } from './empty.tsx';
import crane from './pictures/illustrations/lost-crane.svg?no-inline';

type NotHereProps = { title: string; text: string; to: string; way: string };

/** A valid page whose subject does not exist, with a link to another page. */
export const NotHere = ({ title, text, to, way }: NotHereProps) => (
  <Empty picture={crane} title={title} level={1} action={<ButtonLink to={to}>{way}</ButtonLink>}>
    {text}
  </Empty>
);
