import { type PageRow, pageIn } from './page.tsx';
import { entryPages } from './pages/entry.ts';
import { familiesPages } from './pages/families.ts';
import { informationPages } from './pages/information.ts';
import { learningPages } from './pages/learning.ts';
import { peoplePages } from './pages/people.ts';
import { teachingPages } from './pages/teaching.ts';

export const notFound = pageIn(() => import('#features/not-found/not-found-page.tsx'), 'NotFoundPage');

/** Every route of the specification, once. */
export const routes: readonly PageRow[] = [
  ...entryPages,
  ...learningPages,
  ...teachingPages,
  ...familiesPages,
  ...peoplePages,
  ...informationPages,
];
