import { Printer } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { family } from '#messages/family/en.ts';
import { ChildNotListed } from '#people-kit/index.ts';
import { useNavigate, useParams, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import css from './half-page.module.css';
import { HalfPage } from './half-page.tsx';
import { reportOf } from './parent-dashboard.api.ts';

const c = classes(css);

/** The week or term of one child on half a page, to read and to print. */
export const FamilyReportPage = () => {
  const say = useText(family);
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') === 'termly' ? 'termly' : 'weekly';
  const { state, data, retry } = useAnswer(`report ${id} ${kind}`, () => reportOf(id, kind));
  const title = data === null ? say('classReports') : say('reportOf', data.child);
  usePageTitle(title);
  const other = kind === 'weekly' ? 'termly' : 'weekly';
  if (data === null && state === 'missing')
    return (
      <div className={c('page')} data-mood="adult">
        <ChildNotListed />
      </div>
    );
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        className="noprint"
        title={title}
        actions={
          <>
            <Button size="sm" kind="ghost" onClick={() => navigate(-1)}>
              {say('back')}
            </Button>
            <Button size="sm" kind="quiet" onClick={() => setSearch({ kind: other }, { replace: true })}>
              {say(other)}
            </Button>
            <Button size="sm" onClick={() => window.print()}>
              <Printer aria-hidden />
              {say('print')}
            </Button>
          </>
        }
      />
      {state === 'loading' && data === null && <Bones lines={6} label={say('loading')} />}
      {state === 'failed' && data === null && <Failed retry={retry}>{say('loadFailed')}</Failed>}
      {data !== null && data.growth === null && <Notice kind="info">{say('noGrowth')}</Notice>}
      {data !== null && data.growth !== null && (
        <HalfPage {...data} name={data.child.name} studentId={data.child.studentId} growth={data.growth} />
      )}
    </div>
  );
};
