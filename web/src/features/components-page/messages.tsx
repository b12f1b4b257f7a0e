import { Archive, Ellipsis, LogOut, Pencil, RotateCcw, Settings, User, WifiOff } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import face from '#ui/pictures/avatars/african-1.svg';
import seedling from '#ui/pictures/illustrations/baobab-1.svg?no-inline';
import crane from '#ui/pictures/illustrations/crane.svg?no-inline';
import reader from '#ui/pictures/illustrations/girl-reading.svg?no-inline';
import { useToast } from '#ui/toast.tsx';
import { c, longName, Section, Two } from './sheet.tsx';

export function Messages() {
  const { say } = useToast();
  return (
    <Section title="Messages">
      <Two>
        <div className={c('stack')}>
          <Notice kind="ok">
            <b>Well done, Akello.</b> You finished the unit.
          </Notice>
          <Notice kind="notyet">
            <b>Not yet.</b> Try with a smaller number first.
          </Notice>
          <Notice kind="info" icon={<WifiOff />}>
            <b>You are offline.</b> Keep learning. We will send your work later.
          </Notice>
          <Failed retry={() => say('Trying again')}>
            <b>We could not save this.</b> Your answer to {longName} is still here.
          </Failed>
        </div>
        <div className={c('stack')}>
          <div className={c('demo')}>
            <Button kind="paper" onClick={() => say('Saved on this device')}>
              Toast
            </Button>
            <Button
              kind="paper"
              onClick={() =>
                say(`${longName} was removed`, {
                  action: { label: 'Undo', onSelect: () => say('Okello is back') },
                })
              }
            >
              Toast with action
            </Button>
          </div>
          <Card>
            <div className={c('stack')}>
              <Bones lines={3} label="Loading" />
              <p className={c('hint')}>Loading keeps the shape of what is coming. It does not shimmer.</p>
            </div>
          </Card>
        </div>
      </Two>
    </Section>
  );
}

export function Menus() {
  const { say } = useToast();
  const items = [
    { label: 'Profile', to: '#profile', icon: <User /> },
    { label: 'Settings', to: '#settings', icon: <Settings /> },
    { label: `Write to ${longName}`, onSelect: () => say('Writing'), icon: <Pencil /> },
    { label: 'Archive', onSelect: () => say('Archived'), icon: <Archive />, danger: true },
    { label: 'Log out', onSelect: () => say('Bye'), icon: <LogOut /> },
  ];
  return (
    <Section title="Page title, menu, avatar">
      <Two>
        <PageTitle
          title="Good morning, Akello"
          lead="Edit Profile"
          picture={<Avatar src={face} name="" size={56} />}
          actions={<Menu label="More" items={items} />}
        />
        <PageTitle
          data-mood="adult"
          title={`Good morning, ${longName}`}
          lead="Monday 9 March 2026 · Term 1, week 6"
          actions={
            <>
              <Menu label="More" items={items} kind="quiet" round icon={<Ellipsis />} />
              <Menu label="Your account" items={items} face={<Avatar src={face} name="" />} />
            </>
          }
        />
      </Two>
    </Section>
  );
}

export const Empties = () => (
  <Section title="Empty, error, offline">
    <div className={c('three')}>
      <Card pad={false}>
        <Empty picture={seedling} title="No posts yet." level={3} action={<Button>Write a post</Button>}>
          Be the first to start the discussion.
        </Empty>
      </Card>
      <Card pad={false}>
        <Empty
          picture={crane}
          title="We lost our way"
          level={3}
          action={<Button icon={<RotateCcw />}>Start again</Button>}
        >
          This page did not open. Your work is safe.
        </Empty>
      </Card>
      <Card pad={false}>
        <Empty
          picture={reader}
          title="You are offline"
          level={3}
          action={<Button kind="quiet">Show my lessons</Button>}
        >
          These lessons are on your phone. You can learn now.
        </Empty>
      </Card>
    </div>
  </Section>
);
