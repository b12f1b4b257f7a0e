import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { pages } from '#messages/pages/en.ts';
import { today } from '#messages/today/en.ts';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import css from './grown-ups.module.css';

const c = classes(css);

/** Everything that the dashboard of older children shows, folded, for an adult beside a young child. */
export const GrownUps = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const say = useText(today);
  const sayPage = useText(pages);
  return (
    <details className={c('fold')} open={open}>
      <summary>
        {say('grownUps')}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={c('inside')}>
        <p>
          <Link to={paths.settings}>{sayPage('editProfile')}</Link>
        </p>
        {children}
      </div>
    </details>
  );
};
