/** Build time only: the shell of a page with placeholders for its content, painted before any code is loaded. */
import type { User } from '@afrolearn/contract/accounts.ts';
import { LanguageProvider } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { ProfileProvider } from '#lib/profile.tsx';
import { SessionProvider } from '#lib/session.tsx';
import { StaticRouter } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import css from './first-look.module.css';
import firstLookStyle from './first-look.module.css?inline';
import { barDependsOnPerson } from './layout-rules.ts';
import type { Guard } from './page.tsx';
import { Shell } from './shell.tsx';

export { firstLookStyle };

const c = classes(css);

const Line = () => <div className={c('line')} />;
const Title = () => <div className={c('line', 'short')} />;
const Cards = ({ count }: { count: number }) => (
  <div className={c('cards')}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={at} className={c('card')} />
    ))}
  </div>
);

const Dashboard = () => (
  <>
    <div className={c('hello')}>
      <div className={c('face')} />
      <Line />
    </div>
    <div className={c('screen')} />
    <Cards count={2} />
    <Title />
    <Cards count={4} />
  </>
);
const Units = () => (
  <>
    <Title />
    <Cards count={10} />
  </>
);
const Lesson = () => (
  <>
    <Title />
    <Line />
    <div className={c('screen')} />
    <Line />
    <Title />
  </>
);
const Unit = () => (
  <>
    <Title />
    <Line />
    <div className={c('card')} />
    <div className={c('card')} />
    <div className={c('card')} />
  </>
);

const shapeOf = (path: string) => {
  if (path === paths.dashboard) return <Dashboard />;
  if (path === paths.units) return <Units />;
  if (path === paths.lessonRoute || path === paths.practiceRoute) return <Lesson />;
  return <Unit />;
};

/* A placeholder person: the bars of a signed-in person, without a name. */
const somebody = (role: User['role']): User => ({
  id: 0,
  name: '',
  role,
  email: null,
  picture: null,
  country: null,
  grade: null,
  studentId: '',
  createdAt: '',
  school: null,
  administrator: false,
});

type LookProps = { path: string; as: User['role'] | null; className?: string };

const Look = ({ path, as, className }: LookProps) => (
  <div className={c('all', className, as === 'learner' && 'learner')}>
    <SessionProvider start={as === null ? undefined : { status: 'person', user: somebody(as) }}>
      <Shell>
        <div className={c('look')} aria-busy="true">
          {shapeOf(path)}
        </div>
      </Shell>
    </SessionProvider>
  </div>
);

const lookOf = (path: string, guard: Guard) => {
  if (barDependsOnPerson(path))
    // Both are in the HTML. The script in the head decides which one is shown.
    return (
      <>
        <Look path={path} as={null} className="visitor" />
        <Look path={path} as="learner" className="person" />
      </>
    );
  if (guard === 'anyone' || guard === 'guest') return <Look path={path} as={null} />;
  return <Look path={path} as={guard === 'person' ? 'learner' : guard} />;
};

/** `path` as in the table of routes. Its parameters are not filled in, because no link of the shell needs them. */
export const FirstLook = ({ path, guard }: { path: string; guard: Guard }) => (
  <StaticRouter location={path.replaceAll(':', '')}>
    <LanguageProvider>
      <ProfileProvider>{lookOf(path, guard)}</ProfileProvider>
    </LanguageProvider>
  </StaticRouter>
);
