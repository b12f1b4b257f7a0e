/** The demo's parents' settings, and a link request. */
import type { Db } from '#db/connect.ts';
import { setChoices } from '#features/guardian-choices/index.ts';
import { addInvitation } from '#features/guardian-invitations/index.ts';
import { demoHost } from './history/history.db.ts';

export const fillFamilies = async (db: Db, idOf: (key: string) => number, now: Date): Promise<void> => {
  await setChoices(db, idOf('grace'), { newResources: true, sms: true, phone: '+256772000418' });
  await setChoices(db, idOf('hamza'), { language: 'lg', paper: true });
  // Answered by the head, because Baluku is her learner.
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
