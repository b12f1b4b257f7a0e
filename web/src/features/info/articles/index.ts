import type { ComponentType } from 'react';
import type { InfoPageName } from '../pages.ts';

type LoadArticle = () => Promise<{ Article: ComponentType }>;

/** Pages that are not here are complete with their title and sentence. */
export const articles: Partial<Record<InfoPageName, LoadArticle>> = {
  about: () => import('./about.tsx'),
  accessibility: () => import('./accessibility.tsx'),
  'ai-education': () => import('./ai-education.tsx'),
  courses: () => import('./courses.tsx'),
  'life-skills': () => import('./life-skills.tsx'),
  cookies: () => import('./cookies.tsx'),
  'culturally-relevant': () => import('./culturally-relevant.tsx'),
  donate: () => import('./donate.tsx'),
  help: () => import('./help.tsx'),
  join: () => import('./join.tsx'),
  'join-parent': () => import('./join-parent.tsx'),
  'join-teacher': () => import('./join-teacher.tsx'),
  privacy: () => import('./privacy.tsx'),
  terms: () => import('./terms.tsx'),
  volunteer: () => import('./volunteer.tsx'),
};
