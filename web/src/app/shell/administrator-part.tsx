import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { PartFrame } from '../part-frame.tsx';

const Part = lazyPart(
  async () => (await import('#features/administration/administration-link.tsx')).AdministrationLink,
);

type Props = { className: string | undefined; withIcon?: boolean; onClick?: () => void };

/** The link to the school's desk. Only administrators download it. */
export const AdministratorPart = (props: Props) =>
  useSession().user?.administrator === true ? (
    <PartFrame fallback={null}>
      <Part {...props} />
    </PartFrame>
  ) : null;
