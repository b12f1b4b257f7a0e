import type { Role } from '@afrolearn/learning/people/roles.ts';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { classes } from '#ui/classes.ts';
import crane from '#ui/pictures/avatars/african-1.svg?no-inline';
import teacher from '#ui/pictures/avatars/african-2.svg?no-inline';
import parent from '#ui/pictures/avatars/african-3.svg?no-inline';
import css from './role-tabs.module.css';

const c = classes(css);

const pictures = { learner: crane, teacher, parent } as const satisfies Record<Role, string>;

type Props = { label: string; roles: readonly Role[]; chosen: Role; onChoose: (role: Role) => void };

/** The role tabs are radio buttons, for arrow keys and screen readers. */
export const RoleTabs = ({ label, roles, chosen, onChoose }: Props) => {
  const say = useText(accounts);
  const name = useId();
  return (
    <fieldset className={c('tabs')}>
      <legend>{label}</legend>
      <div className={c('row')}>
        {roles.map((role) => (
          <label key={role} className={c('tab')} data-chosen={role === chosen}>
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === chosen}
              onChange={() => onChoose(role)}
            />
            <img src={pictures[role]} alt="" width="40" height="40" />
            {say(role)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
