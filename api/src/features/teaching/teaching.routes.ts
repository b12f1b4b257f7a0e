import { studentsAPage, teaching } from '@afrolearn/contract/teaching.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { classFor } from '#features/classes/index.ts';
import { logLook } from '#features/looks/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { recentOf, weeklyOf } from './activity.ts';
import { figuresOf, type RoomFigures } from './class-figures.ts';
import { rowOf, summaryOf, todayOf } from './summary.ts';
import { type Room, roomById, roomsTaughtBy } from './teaching.db.ts';

/** The classes of a confirmed teacher. */
const ownRooms = async (db: Db, user: Person): Promise<Room[]> => {
  if (!user.verified) throw refuse('children/not-verified');
  return await roomsTaughtBy(db, user.id);
};

const zoneOf = (rooms: readonly Room[]) => rooms[0]?.zone ?? defaultZone;

/* The ids for the log of looks. Of pupils without consent only the name was shown. */
const seenIn = (all: readonly RoomFigures[]) =>
  all.flatMap(({ pupils }) => pupils.filter(({ consentMissing }) => !consentMissing).map(({ id }) => id));

export const teachingRoutes = serve(teaching, {
  'GET /teacher/class/:id/summary': async ({ params, user, db, now }) => {
    const { id } = await classFor(db, user, params.id);
    const room = await roomById(db, id);
    const [figures] = room === null ? [] : await figuresOf(db, user, [room], now());
    if (figures === undefined) throw refuse('access/not-found');
    await logLook(db, { viewerId: user.id, learnerIds: seenIn([figures]), what: 'class summary', at: now() });
    return await summaryOf(db, figures, now());
  },

  'GET /teacher/today': async ({ user, db, now }) => {
    const rooms = await ownRooms(db, user);
    const all = await figuresOf(db, user, rooms, now());
    const today = await todayOf(db, user.id, all, {
      day: dayIn(zoneOf(rooms), now().getTime()),
      now: now(),
    });
    const named = today.needs.flatMap((need) => (need.kind === 'child' ? [need.student.id] : []));
    await logLook(db, { viewerId: user.id, learnerIds: named, what: 'who needs you', at: now() });
    return today;
  },

  'GET /teacher/weekly-activity': async ({ user, db, now }) => {
    const rooms = await ownRooms(db, user);
    return await weeklyOf(db, rooms, zoneOf(rooms), now());
  },

  'GET /teacher/recent-activity': async ({ user, db, now, say }) => {
    const rooms = await ownRooms(db, user);
    return await recentOf(db, rooms, zoneOf(rooms), now(), say);
  },

  'GET /teacher/students': async ({ query, user, db, now }) => {
    const all = await figuresOf(db, user, await ownRooms(db, user), now());
    const first = ((query.page ?? 1) - 1) * studentsAPage;
    const rows = all
      .flatMap(({ room, pupils }) => pupils.map((pupil) => ({ room, pupil })))
      .sort(
        (one, other) => one.pupil.name.localeCompare(other.pupil.name, 'en') || one.pupil.id - other.pupil.id,
      )
      .slice(first, first + studentsAPage);
    const seen = rows.filter(({ pupil }) => !pupil.consentMissing).map(({ pupil }) => pupil.id);
    await logLook(db, { viewerId: user.id, learnerIds: seen, what: 'students', at: now() });
    return rows.map(({ room, pupil }) => ({ ...rowOf(pupil), classId: room.id, className: room.name }));
  },
});
