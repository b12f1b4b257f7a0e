import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { readLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { useNavigate } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { ContextError, type Found, findCourses, lessonContext } from './find-courses.ts';
import css from './search-panel.module.css';

const c = classes(css);

const waitAfterTyping = 350;
const fewest = 2;

type Results =
  | { state: 'none' }
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'done'; found: readonly Found[] };

/** Debounced search; outdated replies are dropped. */
const useResults = (query: string, grade: number | null): Results => {
  const [results, setResults] = useState<Results>({ state: 'none' });
  const asked = query.trim();
  useEffect(() => {
    if (asked.length < fewest) {
      setResults({ state: 'none' });
      return;
    }
    let current = true;
    setResults({ state: 'searching' });
    const timer = setTimeout(() => {
      findCourses(asked, grade).then(
        (found) => current && setResults({ state: 'done', found }),
        () => current && setResults({ state: 'failed' }),
      );
    }, waitAfterTyping);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, grade]);
  return results;
};

/** The link of each kind of result (spec 1 §2.9). Guests have no dashboard, so a lesson opens directly. */
const useOpen = (clear: () => void) => {
  const say = useText(courses);
  const navigate = useNavigate();
  const { status } = useSession();
  return async ({ type, id, practice }: Found) => {
    clear();
    if (practice !== undefined) return navigate(paths.practiceOf(practice));
    if (type === 'unit') return navigate(paths.unit(id));
    if (type === 'subject') return navigate(paths.subject(id));
    if (type === 'lesson' && status === 'guest') return navigate(paths.lesson(id));
    if (type !== 'lesson') {
      window.alert(say('unknownType', { type: String(type) }));
      return navigate(paths.dashboard);
    }
    try {
      const context = await lessonContext(String(id));
      if (context === null) return window.alert(say('contextMissing'));
      return navigate(paths.dashboard, { state: context });
    } catch (error) {
      const reason = error instanceof ContextError ? say(error.problem) : say('failed');
      return window.alert(say('contextFailed', { reason }));
    }
  };
};

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  query: string;
  focused: boolean;
  clear: () => void;
};

const typeNames = { lesson: 'typeLesson', unit: 'typeUnit', subject: 'typeSubject' } as const;

/** The result list; arrow keys move in it while typing continues. */
export const SearchPanel = ({ id, input, query, focused, clear }: Props) => {
  const say = useText(courses);
  const { status } = useSession();
  const chosen = status === 'guest' ? gradeByName(readLocal('selectedGrade') ?? '') : undefined;
  const results = useResults(query, chosen?.id ?? null);
  const open = useOpen(clear);
  const kindOf = ({ type, practice }: Found) => {
    if (practice !== undefined) return say('typePractice');
    return type in typeNames ? say(typeNames[type]) : type;
  };
  const [at, setAt] = useState(-1);
  const [closed, setClosed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const found = results.state === 'done' ? results.found : [];
  const shown = focused && !closed && results.state !== 'none';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts a new list
  useEffect(() => {
    setAt(-1);
    setClosed(false);
  }, [query]);
  useEffect(() => {
    if (focused) setClosed(false);
  }, [focused]);

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    box.setAttribute('aria-expanded', String(shown));
    if (shown && at >= 0) box.setAttribute('aria-activedescendant', `${id}-${at}`);
    else box.removeAttribute('aria-activedescendant');
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    const key = (event: KeyboardEvent) => {
      if (!shown) return;
      const current = found[at];
      if (event.key === 'Escape') setClosed(true);
      else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
      else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, -1));
      else if (event.key === 'Enter' && current !== undefined) void open(current);
      else return;
      event.preventDefault();
    };
    box.addEventListener('keydown', key);
    return () => box.removeEventListener('keydown', key);
  });

  if (!shown) return null;
  return (
    <div className={c('panel')}>
      {results.state === 'searching' && <p role="status">{say('searching')}</p>}
      {results.state === 'failed' && (
        <p role="alert" className={c('failed')}>
          {say('searchFailed')}
        </p>
      )}
      {results.state === 'done' && !found.some(({ near }) => near !== true) && (
        <p role="status">
          {say('noResults')} {say(found.length > 0 ? 'nearResults' : 'nothingNear')}
        </p>
      )}
      <div id={id} role="listbox" aria-label={say('searchResults')} ref={list}>
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the box, where the focus stays
          <div
            key={`${one.type} ${one.id} ${one.practice}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={c('option')}
            // Keeps the focus in the box: blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void open(one)}
          >
            <small>{kindOf(one)}</small>
            <b>{one.name}</b>
            {one.written === false && <i className={c('unwritten')}>{say('beingWritten')}</i>}
            {one.snippet !== undefined && <span>{one.snippet}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
