import { useState } from 'react';
import { readLocal, writeLocal } from '#lib/local.ts';

const key = 'afl_tool_jokes-riddles';
const read = (): readonly string[] => (readLocal(key) ?? '').split(' ').filter(Boolean);

/** Ids of this child's favourites on this device. They are sealed at log out and restored at log in. */
export const useFavourites = () => {
  const [ids, setIds] = useState(read);
  const toggle = (id: string) => {
    // Read again, because another tab may have added one meanwhile.
    const now = read();
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
    writeLocal(key, next.join(' '));
    setIds(next);
  };
  return { ids, toggle };
};
export type Favourites = ReturnType<typeof useFavourites>;
