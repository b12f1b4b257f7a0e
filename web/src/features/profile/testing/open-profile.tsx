/** The profile page on one of its tabs, as a learner finds it. */
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ProfilePage } from '../profile-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

export const openProfile = async (tab: string, answers: Answers = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')), ...answers });
  await showPage(`/profile?tab=${tab}`, <ProfilePage />);
  return asked;
};
