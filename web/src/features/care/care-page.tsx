import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { care } from '#messages/care/en.ts';
import { forgetOwner } from '#offline/sealed.ts';
import { ChildNotListed } from '#people-kit/index.ts';
import { useNavigate, useParams, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { careOf } from './care.api.ts';
import css from './care.module.css';
import { CopyView } from './copy-view.tsx';
import { DeleteCard } from './delete-card.tsx';

const c = classes(css);

const CopyCard = ({ onRead }: { onRead: () => void }) => {
  const say = useText(care);
  return (
    <Card as="section" aria-labelledby="copy">
      <div className={c('stack')}>
        <h2 id="copy">{say('copyTitle')}</h2>
        <p>{say('copyText')}</p>
        <Button className={c('start')} icon={<FileText size={20} />} onClick={onRead}>
          {say('readCopy')}
        </Button>
      </div>
    </Card>
  );
};

const Standing = ({ childId }: { childId: number | null }) => {
  const say = useText(care);
  const navigate = useNavigate();
  const { user, update, signOut } = useSession();
  const [, setSearch] = useSearchParams();
  const [kept, setKept] = useState(false);
  const { state, data, retry } = useAnswer(`care ${childId ?? 'own'}`, () => careOf(childId));
  const title = childId === null || data === null ? say('own') : say('ofChild', data);
  usePageTitle(title);

  const asked = () => {
    setKept(false);
    if (childId !== null || data?.needsGuardian === true || user === null) return retry();
    // The server has ended every session, and the person's data on this device is deleted.
    navigate(paths.home);
    signOut();
    void forgetOwner(user.id).catch(() => undefined);
  };
  const stays = () => {
    setKept(true);
    if (childId === null && user !== null) {
      const { leavesAt: _, ...person } = user;
      update(person);
    }
    retry();
  };

  if (childId !== null && data === null && state === 'missing') return <ChildNotListed />;
  return (
    <>
      <PageTitle
        title={title}
        lead={say('lead')}
        actions={
          <Button size="sm" kind="ghost" onClick={() => navigate(-1)}>
            {say('back')}
          </Button>
        }
      />
      {kept && <Notice kind="ok">{say('kept')}</Notice>}
      <div className={c('grid')}>
        <CopyCard onRead={() => setSearch({ copy: 'read' })} />
        {data !== null && <DeleteCard childId={childId} standing={data} onAsked={asked} onKept={stays} />}
        {data === null && state === 'loading' && <Bones lines={4} label={say('loading')} />}
        {data === null && state !== 'loading' && <Failed retry={retry}>{say('loadFailed')}</Failed>}
      </div>
    </>
  );
};

/** A copy of one's own or a child's data, and deletion with seven days to reconsider. */
export const CarePage = () => {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const childId = id === undefined ? null : Number(id);
  return (
    <div className={c('page')} data-mood={user?.role === 'learner' ? undefined : 'adult'}>
      {search.has('copy') ? (
        <CopyView childId={childId} onBack={() => setSearch({})} />
      ) : (
        <Standing key={id ?? 'own'} childId={childId} />
      )}
    </div>
  );
};
