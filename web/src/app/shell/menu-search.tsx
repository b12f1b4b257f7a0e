import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchBox } from '#features/search/search-box.tsx';

/** The search where the bar has no room for it. What was found opens a page, so the menu above it closes. */
export const MenuSearch = ({ onFound }: { onFound: () => void }) => {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (key !== before.current) onFound();
  }, [key, onFound]);
  return <SearchBox />;
};
