/** What the parents of the demo chose, and a child whom a mother asked to be linked to. */
import type { Db } from '#db/connect.ts';
import { setChoices } from '#features/guardian-choices/index.ts';
import { addInvitation } from '#features/guardian-invitations/index.ts';
import { demoHost } from './history/history.db.ts';

export const fillFamilies = async (db: Db, idOf: (key: string) => number, now: Date): Promise<void> => {
  await setChoices(db, idOf('grace'), { newResources: true, sms: true, phone: '+256772000418' });
  await setChoices(db, idOf('hamza'), { language: 'lg', paper: true });
  // The head of the school answers it: Baluku is one of her learners.
  await addInvitation(db, {
    guardianId: idOf('hamza'),
    name: 'Baluku Peter',
    gradeId: 4,
    email: `baluku@${demoHost}`,
    createdAt: now,
  });
  await addInvitation(db, {
    guardianId: idOf('grace'),
    name: 'Namono Esther',
    gradeId: 1,
    email: `namono.family@${demoHost}`,
    createdAt: now,
  });
};
