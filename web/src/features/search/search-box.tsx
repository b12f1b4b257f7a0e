import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { shell } from '#messages/shell/en.ts';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import css from './search-box.module.css';

const c = classes(css);

/* The results and their workings come when somebody starts to search. */
const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel);

/** Results close this long after blur, so that a press on one still counts (spec 1 §9). */
const closeAfter = 150;

/** The navbar search (spec 1 §2.9, 4, 9). `onFound`: a result was opened. `start`: takes the focus. */
export const SearchBox = ({ onFound, start = false }: { onFound?: () => void; start?: boolean }) => {
  const say = useText(shell);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [used, setUsed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (start) input.current?.focus();
  }, [start]);
  return (
    <search className={c('box')}>
      <LineIcon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={say('search')}
        aria-expanded="false"
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={say('search')}
        maxLength={100}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onFocus={() => {
          clearTimeout(leaving.current);
          setUsed(true);
          setFocused(true);
        }}
        onBlur={() => {
          leaving.current = setTimeout(() => setFocused(false), closeAfter);
        }}
      />
      {used && (
        <Suspense fallback={null}>
          <SearchPanel
            id={`${id}-results`}
            input={input}
            query={query}
            focused={focused}
            clear={() => {
              setQuery('');
              onFound?.();
            }}
          />
        </Suspense>
      )}
    </search>
  );
};
