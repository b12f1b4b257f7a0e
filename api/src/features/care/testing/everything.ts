/** A person with a row in every table, each with a unique word. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '#db/connect.ts';
import { registry } from '../registry/index.ts';

type Around = {
  /** The person's id, unlike any other number. */
  id: number;
  /** Another learner, a teacher and a class of theirs, all of one school. */
  other: number;
  teacher: number;
  classId: number;
  schoolId: number;
};

const at = `'2026-03-01T08:00:00Z'`;
const uuid = (n: number) => `'00000000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}'`;
const photo = 'abcdef0123456789abcdef0123456789.webp';

/** One statement for each table, by its name. `zqmark…` words are the marks. */
const statements = ({ id, other, teacher, classId, schoolId }: Around): Record<string, string> => ({
  uploads: `insert into uploads (user_id, name) values (${id}, '${photo}')`,
  settings: `insert into settings (user_id) values (${id})`,
  sessions: `insert into sessions (token_hash, user_id, expires_at, device)
    values ('\\x0102', ${id}, '2027-01-01', 'zqmarksessions')`,
  known_devices: `insert into known_devices values (${id}, 'zqmarkknowndevice', ${at})`,
  identities: `insert into identities (issuer, subject, user_id) values ('https://id', 'zqmarkidentity', ${id})`,
  mail_tokens: `insert into mail_tokens values (${id}, 'reset', '\\x0304', 'zqmarkmailtoken@home.ug', ${at}, '2027-01-01')`,
  second_factors: `insert into second_factors (user_id, sealed_key, begun_at)
    values (${id}, convert_to('zqmarkfactor', 'UTF8'), ${at})`,
  recovery_codes: `insert into recovery_codes (user_id, code_hash) values (${id}, convert_to('zqmarkrecovery', 'UTF8'))`,
  half_sessions: `insert into half_sessions (token_hash, user_id, password_mark, expires_at)
    values ('\\x0506', ${id}, convert_to('zqmarkhalf', 'UTF8'), '2027-01-01')`,
  confirmation_reminders: `insert into confirmation_reminders (user_id, what, at) values (${id}, 'zqmarkreminder', ${at})`,
  dormancies: `insert into dormancies (user_id, warned_at) values (${id}, ${at})`,
  security_log: `insert into security_log (at, event, user_id, detail) values
    (${at}, 'card-made', ${id}, '{"by": ${teacher}}'), (${at}, 'friendship-ended', ${other}, '{"by": ${id}, "class": 4}')`,
  guardianships: `insert into guardianships (guardian_id, child_id) values (${teacher}, ${id})`,
  link_codes: `insert into link_codes values ('\\x05', ${id}, ${teacher}, '2027-01-01')`,
  consent_log: `insert into consent_log (learner_id, state, set_by, set_at) values (${id}, 'school', ${teacher}, ${at})`,
  guardian_choices: `insert into guardian_choices (guardian_id) values (${id})`,
  guardian_invitations: `insert into guardian_invitations (guardian_id, name, grade_id, email, created_at) values
    (${id}, 'Zqmarkinvited', 4, 'zqmarkinvited@home.ug', ${at}), (${teacher}, 'Zqmarklookedfor', 4, 'zqmarkemail@home.ug', ${at})`,
  report_sendings: `insert into report_sendings (child_id, guardian_id, week, way, not_before, made_at)
    values (${id}, ${teacher}, '2026-03-02', 'mail', ${at}, ${at})`,
  looks: `insert into looks (learner_id, viewer_id, what, looked_on, looked_at) values
    (${id}, ${teacher}, 'students', '2026-03-01', ${at}), (${other}, ${id}, 'students', '2026-03-01', ${at})`,
  notifications: `insert into notifications (user_id, kind, about, once, created_at) values
    (${id}, 'unit', '{"title": "zqmarknotification"}', 'unit 1', ${at}),
    (${teacher}, 'child-asked', '{}', 'child-asked ${id}', ${at})`,
  events: `insert into events (user_id, id, device, seq, type, payload, schema, occurred_at, zone, counted_at,
    counted_on, received_at) values (${id}, ${uuid(1)}, ${uuid(2)}, 1, 'quiz.finished', '{"x": "zqmarkevent"}', 1, ${at},
    'Africa/Kampala', ${at}, '2026-03-01', ${at})`,
  answers: `insert into answers (user_id, event_id, question_id, item_id, final, answer, correct, score, counted_at)
    values (${id}, ${uuid(1)}, 'q1', 'u400-q1', true, '"zqmarkanswer"', true, 1, ${at})`,
  attempts: `insert into attempts values (${id}, ${uuid(1)}, 'zqmarkattempt', 1, 2, ${at})`,
  item_progress: `insert into item_progress (user_id, item_id, opened_at) values (${id}, 'zqmarkitem', ${at})`,
  unit_progress: `insert into unit_progress (user_id, unit_id, points, percent, reached)
    select ${id}, min(id), 1, 1, 1 from units`,
  active_days: `insert into active_days values (${id}, '2026-03-01', 1)`,
  learning_time: `insert into learning_time values (${id}, '2026-03-01', ${at}, ${at}, 1, 1)`,
  review_cards: `insert into review_cards values (${id}, 'zqmarkcard', 'u400-q1', null, ${at}, 1, 1, 1, 1, ${at}, true, null, 1)`,
  completed_tools: `insert into completed_tools values (${id}, 'zqmarktool')`,
  places_left: `insert into places_left values (${id}, 'u400-l1', 'zqmarkplace', ${at})`,
  learner_devices: `insert into learner_devices (user_id, device, told_until, began_at, heard_until, since)
    values (${id}, ${uuid(2)}, ${at}, ${at}, ${at}, ${at})`,
  claims: `insert into claims select ${id}, min(id), 4, ${at} from units`,
  grade_seeds: `insert into grade_seeds values (${id}, 4, 25)`,
  learner_totals: `insert into learner_totals (user_id) values (${id})`,
  earned_badges: `insert into earned_badges values (${id}, 'zqmarkbadge', ${at})`,
  unlocked_avatars: `insert into unlocked_avatars values (${id}, 'zqmarkavatar', ${at})`,
  plan_entries: `insert into plan_entries values (${id}, 'zqmarkplan', ${at})`,
  made_works: `insert into made_works (user_id, id, tool, version, made_at, shown_version, shown_at, seen_by, seen_at)
    values (${id}, ${uuid(10)}, 'zqmarkworktool', 1, ${at}, 1, ${at}, ${teacher}, ${at}),
    (${other}, ${uuid(11)}, 'jokes-riddles', 1, ${at}, 1, ${at}, ${id}, ${at})`,
  made_work_versions: `insert into made_work_versions
    (user_id, id, version, title, data, bytes, changed_at, begun_at, base, sent_by)
    values (${id}, ${uuid(10)}, 1, 'zqmarkworktitle', '{"text": "zqmarkwork"}', 21, ${at}, ${at}, 0, ${uuid(12)})`,
  lesson_notes: `insert into lesson_notes values (${id}, ${uuid(3)}, 'u400-l1', 'zqmarknote', ${at})`,
  shared_notes: `insert into shared_notes (user_id, sent_id, item_id, text, at)
    values (${id}, ${uuid(4)}, 'u400-l1', 'zqmarkshared', ${at})`,
  classes: `insert into classes (school_id, teacher_id, name, grade_id, subject_id, archived_at)
    values (${schoolId}, ${id}, 'The class that stays', 4, 7, ${at})`,
  class_members: `insert into class_members (class_id, user_id) values (${classId}, ${id})`,
  class_leavers: `insert into class_leavers values (${classId}, ${id}, ${at})`,
  class_requests: `insert into class_requests (learner_id, way, asked_of, class_name, asked_at)
    values (${id}, 'email', 'zqmarkaskedof', 'zqmarkclassname', ${at})`,
  roster_imports: `insert into roster_imports values (${uuid(5)}, ${id}, ${at})`,
  roster_pupils: `insert into roster_pupils values (${uuid(5)}, ${id}, ${classId}, 1)`,
  roster_numbers: `insert into roster_numbers values (${schoolId}, 'zqmarkrosternumber', ${id})`,
  registers: `insert into registers values (${classId}, '2026-03-02', ${id}, ${at})`,
  attendance_marks: `insert into attendance_marks values (${classId}, '2026-03-02', ${id}, 'absent', 'sick', ${at})`,
  attendance_changes: `insert into attendance_changes values (${uuid(6)}, ${classId}, '2026-03-02', ${id}, 'present',
    null, 'absent', 'sick', true, ${at}, ${id}, ${at}), (${uuid(7)}, ${classId}, '2026-03-02', ${other}, 'present',
    null, 'late', null, true, ${at}, ${id}, ${at})`,
  assignments: `insert into assignments (id, assigned_by, child_id, ref, created_at, whom, word) overriding system value
    values (901, ${id}, ${other}, 'unit:400', ${at}, 'child', 'zqmarkword'),
    (902, ${teacher}, ${id}, 'unit:400', ${at}, 'child', 'zqmarkforthem');
    insert into assignments (id, assigned_by, class_id, ref, created_at, whom) overriding system value
    values (903, ${id}, ${classId}, 'unit:400', ${at}, 'class')`,
  assignment_pupils: `insert into assignment_pupils values (902, ${id})`,
  hand_ins: `insert into hand_ins (assignment_id, learner_id, text, reviewed_by)
    values (902, ${id}, 'zqmarkhandin', ${teacher}), (903, ${other}, 'what stays', ${id})`,
  hand_in_photos: `insert into hand_in_photos values (902, ${id}, 1, convert_to('zqmarkphoto', 'UTF8'), ${at})`,
  friendships: `insert into friendships (asker_id, asked_id, asked_at) values (${id}, ${other}, ${at})`,
  blocks: `insert into blocks values (${id}, ${other}, ${at})`,
  groups: `insert into groups (id, school_id, owner_id, name, description, created_at) overriding system value values
    (801, ${schoolId}, ${id}, 'zqmarkgroupalone', 'zqmarkgroupwords', ${at}),
    (802, ${schoolId}, ${id}, 'zqmarkgroupwithothers', 'zqmarkgroupwords', ${at})`,
  group_members: `insert into group_members (group_id, user_id, seat, joined_at) values
    (801, ${id}, 1, ${at}), (802, ${id}, 1, ${at}), (802, ${other}, 2, ${at})`,
  group_invitations: `insert into group_invitations (group_id, invitee_id, inviter_id, state, invited_at)
    values (802, ${other}, ${id}, 'pending', ${at})`,
  cheers: `insert into cheers (giver_id, receiver_id, kind, ref, sticker, given_at)
    values (${other}, ${id}, 'unit', 'zqmarkcheer', 'drum', ${at})`,
  help_marks: `insert into help_marks (helper_id, helped_id, class_id, marked_on, marked_at)
    values (${id}, ${other}, ${classId}, '2026-03-02', ${at})`,
  report_cases: `insert into report_cases (id, school_id, kind, thing, about_id, words, state, first_at, last_at)
    overriding system value values
    (701, ${schoolId}, 'person', '${id}', ${id}, 'zqmarkcase', 'done', ${at}, ${at}),
    (702, ${schoolId}, 'person', '${other}', ${other}, 'of another', 'waiting', ${at}, ${at})`,
  reports: `insert into reports (user_id, id, case_id, reason, at) values (${id}, ${uuid(8)}, 702, 'unkind', ${at})`,
  report_acts: `insert into report_acts (case_id, by_id, act, at) values (702, ${id}, 'looked', ${at})`,
  school_safety: `insert into school_safety values (${schoolId}, ${id})
    on conflict (school_id) do update set second_adult_id = excluded.second_adult_id`,
  school_words: `insert into school_words (school_id, language, word, added_by, added_at)
    values (${schoolId}, 'en', 'rude', ${id}, ${at})`,
  staff_codes: `insert into staff_codes (code_hash, school_id, made_by, ending, created_at, expires_at)
    values ('\\x06', ${schoolId}, ${id}, 'AB', ${at}, '2027-01-01')`,
  narrations: `insert into narrations (lesson, class_id, scene, words, language, type, seconds, sound, author_id, created_at)
    values ('u400-l1', ${classId}, '1', 'zqmarknarration', 'ach', 'audio/webm', 3, convert_to('zqmarkvoice', 'UTF8'), ${id}, ${at})`,
  own_lessons: `insert into own_lessons (id, school_id, author_id, title, type, subject_id, visibility, content,
    created_at, updated_at) overriding system value values
    (601, ${schoolId}, ${id}, 'zqmarkdraft', 'reading', 7, 'draft', 'zqmarkdraftwords', ${at}, ${at}),
    (602, ${schoolId}, ${id}, 'A lesson that stays', 'reading', 7, 'school', 'The school has it.', ${at}, ${at})`,
  own_lesson_versions: `insert into own_lesson_versions values (601, 1, '{"title": "zqmarkversion"}', ${id}, ${at})`,
  text_speakers: `insert into text_speakers values (${id}, 'lg', ${at})`,
  text_readings: `insert into text_readings (user_id, language, key, mark, english, own, verdict, proposal, note, read_at)
    values (${id}, 'lg', 'web/lesson.hello', 'a1', '"Hello"', '"Gyebale"', 'better', '["Mirembe"]', 'Kinder.', ${at})`,
  assistant_pages: `insert into assistant_pages values (${id}, ${uuid(9)}, 'quiz', 'zqmarkpage', '{}', '{}', 1, ${at}, ${at})`,
});

/* Ids without a foreign key. */
const besides = (id: number) => [
  `insert into limit_counters values ('ME:3600:person:${id}', 1, '2027-01-01')`,
  `insert into sign_in_tries values ('user:${id}', 1, 1, 0, '2027-01-01', ${at})`,
];

/** Fills every table with people; a new table without a statement fails here. */
export const fillEverything = async (sql: Sql, around: Around, dataDir: string): Promise<void> => {
  const { id, teacher, schoolId } = around;
  await sql.unsafe(`insert into users (id, school_id, role, name, email, password_hash, picture, consent, created_by)
    values (${id}, ${schoolId}, 'learner', 'Zqmarkname Family', 'zqmarkemail@home.ug', 'zqmarkpassword', '/uploads/${photo}', 'school',
      ${teacher})`);
  const all = statements(around);
  for (const [table, kept] of Object.entries(registry)) {
    const leads = kept.leads !== undefined || kept.with !== undefined;
    if (table !== 'users' && leads && all[table] === undefined) throw new Error(`nothing fills ${table}`);
  }
  // In the order of their foreign keys.
  for (const statement of Object.values(all)) await sql.unsafe(statement);
  for (const statement of besides(id)) await sql.unsafe(statement);
  await sql.unsafe(
    `insert into own_lesson_pictures values (601, 1, convert_to('zqmarkpicture', 'UTF8'), ${at})`,
  );
  await sql.unsafe(`insert into own_lesson_videos values ('${'a'.repeat(32)}.mp4', 601, 7, ${at})`);
  for (const [folder, name] of [
    ['uploads', photo],
    ['videos', `${'a'.repeat(32)}.mp4`],
  ] as const) {
    await mkdir(join(dataDir, folder), { recursive: true });
    await writeFile(join(dataDir, folder, name), 'zqmarkfile');
  }
};
