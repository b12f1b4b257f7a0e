import { School } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { administration } from '#messages/administration/en.ts';
import { NavLink } from '#routing/index.ts';

type Props = { className: string | undefined; withIcon?: boolean; onClick?: () => void };

/** For administrators only: loaded only for them. */
export const AdministrationLink = ({ className, withIcon = false, onClick }: Props) => {
  const say = useText(administration);
  return (
    <NavLink
      to={paths.administration}
      {...(className === undefined ? {} : { className })}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {withIcon && <School size={20} strokeWidth={2.2} aria-hidden="true" />}
      {say('title')}
    </NavLink>
  );
};
