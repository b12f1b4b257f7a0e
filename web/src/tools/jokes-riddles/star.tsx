import { Star } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { Button } from '#ui/button.tsx';
import type { Favourites } from './favourites.ts';

/** Adds an entry to the favourites or removes it. */
export const KeepStar = ({ id, favourites }: { id: string; favourites: Favourites }) => {
  const say = useText(jokesRiddles);
  const isKept = favourites.ids.includes(id);
  return (
    <Button
      kind="ghost"
      size="sm"
      round
      aria-pressed={isKept}
      icon={<Star fill={isKept ? 'currentColor' : 'none'} />}
      onClick={() => favourites.toggle(id)}
    >
      {say(isKept ? 'kept' : 'keep')}
    </Button>
  );
};
