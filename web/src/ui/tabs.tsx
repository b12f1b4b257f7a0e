import { Activity, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes, join } from './classes.ts';
import css from './tabs.module.css';

const c = classes(css);

export type Tab = { id: string; label: ReactNode; panel: ReactNode; icon?: ReactNode };

type TabsProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string | undefined;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const base = useId();
  const rail = useRef<HTMLDivElement>(null);
  // A panel stays mounted once it was opened, so that its input is kept. An unopened panel is not rendered.
  const [opened, setOpened] = useState<readonly string[]>([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

  // On a phone the row of tabs on an adult's page scrolls sideways. The selected tab is scrolled into view, also
  // after a link to it.
  const at = tabs.findIndex(({ id }) => id === selected);
  useEffect(() => {
    const row = rail.current;
    const tab = row?.children[at] as HTMLElement | undefined;
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [at]);

  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const next = steps[event.key]?.(at, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tab.id);
    rail.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <div className={join(c('tabs'), className)}>
      <div className={c('rail')} role="tablist" aria-label={label} ref={rail} data-tabs={tabs.length}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={c('tab')}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: WAI-ARIA: a panel is reached by Tab even when it holds only text
          tabIndex={0}
          hidden={tab.id !== selected}
          className={c('panel')}
        >
          {opened.includes(tab.id) && (
            <Activity mode={tab.id === selected ? 'visible' : 'hidden'}>{tab.panel}</Activity>
          )}
        </div>
      ))}
    </div>
  );
}
