import { usePageTitle } from '#lib/page-title.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';

type NotHereProps = { title: string; text: string; to: string; way: string };

/** A page of ours whose thing nobody knows, and the way on. */
export const NotHere = ({ title, text, to, way }: NotHereProps) => {
  usePageTitle(title);
  return (
    <Empty picture={crane} title={title} level={1} action={<ButtonLink to={to}>{way}</ButtonLink>}>
      {text}
    </Empty>
  );
};
