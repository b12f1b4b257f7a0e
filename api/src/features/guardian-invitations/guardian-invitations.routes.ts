import { guardianInvitations, type Invitation } from '@afrolearn/contract/family.ts';
import { gradeIdOf, gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { logSecurity } from '#db/security-log.ts';
import { consentByLink, link } from '#features/families/index.ts';
import { aboutChildren, addNews } from '#features/notifications/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import {
  addInvitation,
  answerersOf,
  askingTo,
  declineInvitation,
  dropInvitation,
  type InvitationRow,
  takeInvitation,
  waitingOf,
} from './guardian-invitations.db.ts';

export const asInvitation = ({ id, name, gradeId, email, createdAt }: InvitationRow): Invitation => ({
  id,
  name,
  class: gradeName(gradeId),
  email,
  status: 'Pending',
  createdAt: createdAt.toISOString(),
});

export const guardianInvitationRoutes = serve(guardianInvitations, {
  'GET /parent/invitations': async ({ user, db }) => (await waitingOf(db, user.id)).map(asInvitation),

  'POST /parent/invitations': async ({ body, user, db, now, afterwards }) => {
    await checkWords(db, user.verified ? user.schoolId : null, { name: body.name });
    const { name, email } = body;
    const row = { guardianId: user.id, name, email, gradeId: gradeIdOf(body.class), createdAt: now() };
    const added = await addInvitation(db, row);
    if (added === null) throw refuse('invitations/too-many');
    // Looked up after the response, so that timing reveals nothing.
    afterwards(async () => {
      const once = `guardian-invited ${added.id}`;
      const news = (await answerersOf(db, added.id)).map((userId) => ({
        userId,
        kind: 'guardian-invited' as const,
        about: {},
        once,
      }));
      await addNews(db, news, now());
    });
    return asInvitation(added);
  },

  'DELETE /parent/invitations/:id': async ({ params, user, db }) => {
    if (!(await dropInvitation(db, user.id, params.id))) throw refuse('access/not-found');
    return done;
  },

  'GET /guardian-invitations': async ({ user, db }) =>
    (await askingTo(db, user)).map(({ id, guardian, guardianId, childId, child, createdAt, mayAnswer }) => ({
      id,
      guardian,
      guardianId,
      child: { id: childId, name: child },
      createdAt: createdAt.toISOString(),
      mayAnswer,
    })),

  'POST /guardian-invitations/:id/answer': async ({ params, body, user, db: database, now }) => {
    const [asked] = await askingTo(database, user, params.id);
    if (asked === undefined) throw refuse('access/not-found');
    if (!asked.mayAnswer) throw refuse('invitations/not-yours');
    const { id, guardianId, childId, schoolId } = asked;
    await database.transaction(async (db) => {
      const isTaken = body.accept ? await takeInvitation(db, id) : await declineInvitation(db, id, now());
      if (!isTaken) throw refuse('access/not-found');
      if (!body.accept) return;
      await link(db, guardianId, childId, now());
      // Learners cannot give consent themselves; the guardian then does on their page.
      if (user.id !== childId) await consentByLink(db, childId, guardianId, now());
      await logSecurity(db, 'guardian-linked', {
        at: now(),
        user: { id: childId, schoolId },
        detail: { guardian: guardianId },
      });
      const news = {
        userId: guardianId,
        kind: 'child-linked' as const,
        about: aboutChildren([childId]),
        once: `child-linked ${id}`,
      };
      await addNews(db, [news], now());
    });
    return done;
  },
});
