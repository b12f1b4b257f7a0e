import { Check, CloudUpload, Ellipsis, Eye, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { madeWorks } from '#messages/made-works/en.ts';
import type { HereWork } from '#offline/works/works-here.ts';
import { classes } from '#ui/classes.ts';
import { Menu } from '#ui/menu.tsx';
import type { ListedWork } from './listed.ts';
import css from './my-work.module.css';

const c = classes(css);
const day = 24 * 60 * 60 * 1000;

const useWhen = () => {
  const say = useText(madeWorks);
  const { language } = useLanguage();
  return (moment: string): string => {
    const ago = (days: number) => new Date(Date.now() - days * day).toDateString();
    const on = new Date(moment).toDateString();
    if (on === ago(0)) return say('today');
    return on === ago(1) ? say('yesterday') : dateText(language, moment);
  };
};

/** The line below the title: what matters most of it. */
const Line = ({ work }: { work: ListedWork }) => {
  const say = useText(madeWorks);
  const when = useWhen()(work.changedAt);
  if (work.state === 'refused')
    return <small className={c('bad')}>{say('notTaken', { why: work.why ?? say('noReason') })}</small>;
  if (work.changedSince) return <small>{say('changedSince')}</small>;
  if (work.seenBy !== null)
    return (
      <small>
        <Check size={18} aria-hidden="true" />
        {say('saw', { name: work.seenBy })}
      </small>
    );
  if (work.shown)
    return (
      <small>
        <Eye size={18} aria-hidden="true" />
        {say('showing')}
      </small>
    );
  return (
    <small>
      {work.state === 'waiting' && <CloudUpload size={18} aria-hidden="true" />}
      {work.here === null ? `${when} · ${say('onOther')}` : when}
    </small>
  );
};

export type Acts = {
  onOpen: (id: string) => void;
  onShow: (here: HereWork, shown: boolean) => void;
  onDelete: (work: ListedWork) => void;
};

export const WorkCard = ({ work, preview, acts }: { work: ListedWork; preview: ReactNode; acts: Acts }) => {
  const say = useText(madeWorks);
  const { here, shown, changedSince, title } = work;
  const showing =
    here === null
      ? []
      : [
          ...(shown && !changedSince
            ? []
            : [
                {
                  label: say(shown ? 'showAgain' : 'show'),
                  icon: <Eye />,
                  onSelect: () => acts.onShow(here, true),
                },
              ]),
          ...(shown
            ? [{ label: say('hide'), icon: <Undo2 />, onSelect: () => acts.onShow(here, false) }]
            : []),
        ];
  return (
    <li className={c('work')}>
      <button
        type="button"
        className={c('open')}
        aria-label={say('open', { title })}
        onClick={() => acts.onOpen(work.id)}
      >
        <span className={c('picture')} aria-hidden="true">
          {preview}
        </span>
      </button>
      <div className={c('caption')}>
        <span className={c('words')}>
          <b>{title}</b>
          <Line work={work} />
        </span>
        <div className={c('acts')}>
          <Menu
            kind="paper"
            size="sm"
            round
            icon={<Ellipsis />}
            label={say('actions', { title })}
            items={[
              ...showing,
              { label: say('remove'), icon: <Trash2 />, onSelect: () => acts.onDelete(work) },
            ]}
          />
        </div>
      </div>
    </li>
  );
};
