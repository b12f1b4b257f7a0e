import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { shell } from '#messages/shell/en.ts';
import { Button } from '#ui/button.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { exploreLinks } from '../explore-links.ts';
import { PartFrame } from '../part-frame.tsx';

const Menu = lazyPart(async () => (await import('#ui/menu.tsx')).Menu);

/** The Explore dropdown. Its code is loaded on the first hover, focus or press. */
export const Explore = ({ className }: { className: string }) => {
  const say = useText(shell);
  const [pressed, setPressed] = useState(false);
  const plain = (
    <div className={className}>
      <Button
        kind="ghost"
        size="sm"
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
        onClick={() => setPressed(true)}
      >
        {say('explore')}
        <LineIcon name="down" />
      </Button>
    </div>
  );
  if (!pressed) return plain;
  return (
    <PartFrame fallback={plain} onFail={() => setPressed(false)}>
      <Menu
        className={className}
        kind="ghost"
        size="sm"
        label={say('explore')}
        startOpen
        items={exploreLinks.map(({ to, text }) => ({ label: say(text), to }))}
      />
    </PartFrame>
  );
};
