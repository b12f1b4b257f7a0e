import type { ComponentType } from 'react';
import { later } from '#lib/lazy.tsx';
import type { InfoPageName } from '../pages.ts';

type LoadArticle = () => Promise<{ Article: ComponentType }>;

/** Pages not listed here have only a title and a sentence. */
export const articles: Partial<Record<InfoPageName, LoadArticle>> = {
  about: later(() => import('./about.tsx')),
  accessibility: later(() => import('./accessibility.tsx')),
  'ai-education': later(() => import('./ai-education.tsx')),
  courses: later(() => import('./courses.tsx')),
  'life-skills': later(() => import('./life-skills.tsx')),
  cookies: later(() => import('./cookies.tsx')),
  'culturally-relevant': later(() => import('./culturally-relevant.tsx')),
  donate: later(() => import('./donate.tsx')),
  help: later(() => import('./help.tsx')),
  join: later(() => import('./join.tsx')),
  'join-parent': later(() => import('./join-parent.tsx')),
  'join-teacher': later(() => import('./join-teacher.tsx')),
  privacy: later(() => import('./privacy.tsx')),
  terms: later(() => import('./terms.tsx')),
  volunteer: later(() => import('./volunteer.tsx')),
};
