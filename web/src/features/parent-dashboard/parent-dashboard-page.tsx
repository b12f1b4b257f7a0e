import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText, weekdayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { family } from '#messages/family/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { WaitingHere } from '#people-kit/waiting/index.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { AddChildDialog } from './add-child-dialog.tsx';
import { AssignmentsTab } from './assignments-tab.tsx';
import { failureOf } from './failure.ts';
import { OwnMenu } from './own-menu.tsx';
import { keepChild, myDashboard, removeChild } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';
import { SettingsTab } from './settings-tab.tsx';

const c = classes(css);

type Child = { id: number; name: string };

const tabs = ['activity', 'assignments', 'settings'] as const;

/** A parent's own page (spec 2, 'Parent dashboard'). */
export const ParentDashboardPage = () => {
  const say = useText(family);
  usePageTitle(say('page'));
  const { language } = useLanguage();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const { state, data, retry } = useAnswer('parent-dashboard', myDashboard);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Child | null>(null);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const selected = tabs.find((tab) => tab === search.get('tab')) ?? 'activity';

  const doing = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      setSaid({ kind: 'ok', text: done });
      retry();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say) });
    }
  };
  const remove = ({ id, name }: Child) => {
    setRemoving(null);
    void doing(() => removeChild(id), say('removed', { name }));
  };
  const keep = ({ id, name }: Child) => void doing(() => keepChild(id), say('accountKept', { name }));
  const panelOf = (tab: (typeof tabs)[number]) => {
    if (tab === 'assignments') return <AssignmentsTab />;
    if (data === null) {
      if (state === 'loading') return <Bones lines={5} label={say('loading')} />;
      return <Failed retry={retry}>{say('loadFailed')}</Failed>;
    }
    const Panel = tab === 'activity' ? ActivityTab : SettingsTab;
    return (
      <Panel
        data={data}
        onAdd={() => setAdding(true)}
        onRemove={setRemoving}
        onKeep={keep}
        onChange={retry}
      />
    );
  };

  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={say('welcome', { name: user?.name ?? '' })}
        lead={
          data !== null &&
          say('date', {
            weekday: weekdayText(language, data.today, 'long'),
            day: dayText(language, data.today),
            term: data.term,
          })
        }
        actions={
          <>
            <Button size="sm" kind="paper" onClick={() => setAdding(true)}>
              {say('addChild')}
            </Button>
            <OwnMenu />
          </>
        }
      />
      <StandingNotice />
      <WaitingHere />
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      <Tabs
        label={say('page')}
        selected={selected}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
        tabs={tabs.map((tab) => ({ id: tab, label: say(tab), panel: panelOf(tab) }))}
      />
      <AddChildDialog
        open={adding}
        onClose={() => setAdding(false)}
        onInvited={(name) => {
          setAdding(false);
          setSaid({ kind: 'ok', text: say('invited', { name }) });
          retry();
        }}
      />
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing !== null && say('removeAsk', removing)}
        actions={
          removing !== null && (
            <>
              <Button kind="paper" onClick={() => setRemoving(null)}>
                {say('cancel')}
              </Button>
              <Button onClick={() => remove(removing)}>{say('remove')}</Button>
            </>
          )
        }
      >
        {say('removeText')}
      </Dialog>
    </div>
  );
};
