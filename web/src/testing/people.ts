import { User } from '@afrolearn/contract/accounts.ts';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';

/** Invented people for page tests, parsed by the contract as a real answer would be. */
export const personOf = (role: Role, more: Partial<User> = {}): User =>
  User.parse({
    id: 4711,
    name: { learner: 'Akello Grace', teacher: 'Achieng Ruth', parent: 'Okot Paul' }[role],
    role,
    email: `${role}@school.ug`,
    picture: '/avatars/african-1.svg',
    country: 'Uganda',
    grade: role === 'learner' ? 'Primary 4' : null,
    studentId: studentId(4711),
    createdAt: '2026-01-12T08:00:00.000Z',
    school: { id: 1, name: 'Mango Tree Primary School' },
    administrator: false,
    ...more,
  });
