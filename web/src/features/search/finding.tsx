import { type ReactNode, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { shell } from '#messages/shell/en.ts';
import { Button } from '#ui/button.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { SearchBox } from './search-box.tsx';

/** The search of narrow screens, without the menu: a button of the bar, and the box under the bar once it is pressed. */
export const useFinding = (): { button: ReactNode; box: ReactNode } => {
  const say = useText(shell);
  const [open, setOpen] = useState(false);
  return {
    button: (
      <Button
        kind="ghost"
        size="sm"
        round
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        icon={<LineIcon name="search" size={24} />}
      >
        {say('search')}
      </Button>
    ),
    box: open && <SearchBox start onFound={() => setOpen(false)} />,
  };
};
