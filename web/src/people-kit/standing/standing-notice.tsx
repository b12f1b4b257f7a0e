import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';
import { useProfile } from '#lib/profile.tsx';
import { useSession } from '#lib/session.tsx';
import type { StandingSentenceProps } from './standing-sentence.tsx';

const StandingSentence = lazyPart(async () => (await import('./standing-sentence.tsx')).StandingSentence);

const useStanding = (own: boolean): StandingSentenceProps | null => {
  const { user } = useSession();
  const profile = useProfile();
  if (user?.leavesAt !== undefined) return { kind: 'leaving', leavesAt: user.leavesAt };
  if (user === null || profile === null || profile === 'demo') return null;
  if (own && (user.role === 'learner' ? profile === 'public' : user.school !== null))
    return { kind: 'ended' };
  if (user.school !== null) return null;
  if (user.role === 'teacher') return { kind: 'teacher' };
  return user.role === 'learner' && profile === 'school'
    ? { kind: 'learner', studentId: user.studentId }
    : null;
};

/**
 * Says kindly what somebody is waiting for, and from whom. Empty for confirmed members of a school, who wait for
 * nothing.
 */
export const StandingNotice = ({ own = false }: { own?: boolean }) => {
  const standing = useStanding(own);
  return standing === null ? null : (
    <Suspense fallback={null}>
      <StandingSentence {...standing} />
    </Suspense>
  );
};
