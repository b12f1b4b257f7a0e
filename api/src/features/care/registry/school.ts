/** Tables of classes and work, of friends and groups, of texts by adults, and tables without people. */
import type { Kept } from './kept.ts';

export const school = {
  classes: {
    // Open classes block a teacher's deletion; others pass to the head, or are deleted without one.
    leads: { teacher_id: 'handed on' },
    copy: { part: 'teaching', by: ['teacher_id'], when: 'created_at', what: ['name'], hides: ['code'] },
  },
  class_members: {
    leads: { user_id: 'goes' },
    copy: { part: 'school', by: ['user_id'], when: 'joined_at', what: ['class_id'] },
  },
  class_leavers: {
    leads: { user_id: 'goes' },
    copy: { part: 'school', by: ['user_id'], when: 'left_at', what: ['class_id'] },
  },
  class_requests: {
    leads: { learner_id: 'goes', teacher_id: 'goes', answered_by: 'freed' },
    // The asker must not learn whose email it is.
    copy: {
      part: 'school',
      by: ['learner_id'],
      when: 'asked_at',
      what: ['class_name', 'state'],
      hides: ['teacher_id', 'class_id', 'asked_of', 'answered_by'],
    },
  },
  roster_imports: {
    leads: { maker_id: 'goes' },
    copy: { part: 'teaching', by: ['maker_id'], when: 'made_at' },
  },
  roster_pupils: {
    leads: { user_id: 'goes' },
    with: 'roster_imports',
    copy: { part: 'school', by: ['user_id'], what: ['class_id'] },
  },
  roster_numbers: {
    leads: { user_id: 'goes' },
    copy: { part: 'school', by: ['user_id'], what: ['number'] },
  },
  registers: {
    leads: { taken_by: 'freed' },
    copy: { part: 'teaching', by: ['taken_by'], when: 'taken_at', what: ['class_id', 'day'] },
  },
  attendance_marks: {
    leads: { learner_id: 'goes' },
    copy: { part: 'school', by: ['learner_id'], when: 'day', what: ['state', 'reason'] },
  },
  attendance_changes: {
    leads: { learner_id: 'goes', by: 'freed' },
    copy: { part: 'school', by: ['learner_id'], when: 'at', what: ['from_state', 'to_state', 'to_reason'] },
  },
  assignments: {
    // A class's work passes to the next teacher; work for an own child is deleted.
    leads: { assigned_by: 'goes', child_id: 'goes' },
    copy: {
      part: 'work',
      by: ['assigned_by', 'child_id'],
      when: 'created_at',
      what: ['ref', 'title', 'word', 'assigned_by'],
    },
  },
  assignment_pupils: {
    leads: { user_id: 'goes' },
    copy: { part: 'work', by: ['user_id'], what: ['assignment_id'] },
  },
  hand_ins: {
    leads: { learner_id: 'goes', reviewed_by: 'freed' },
    copy: {
      part: 'work',
      by: ['learner_id'],
      when: 'handed_in_at',
      what: ['text', 'outcome', 'comment', 'reviewed_by'],
    },
  },
  hand_in_photos: {
    with: 'hand_ins',
    // The photo itself is among the files.
    copy: { part: 'work', by: ['learner_id'], when: 'at', what: ['n'], hides: ['webp'] },
  },
  friendships: {
    leads: { asker_id: 'goes', asked_id: 'goes' },
    // A declined request stays invisible.
    copy: {
      part: 'together',
      by: ['asker_id', 'asked_id'],
      when: 'asked_at',
      what: ['asker_id', 'asked_id', 'accepted'],
      hides: ['declined_at', 'agreed_at', 'asker_waits', 'asked_waits', 'withdrawn_at'],
    },
  },
  blocks: {
    leads: { blocker_id: 'goes', blocked_id: 'goes' },
    // Blocked people must not learn of it.
    copy: { part: 'together', by: ['blocker_id'], when: 'created_at', what: ['blocked_id'] },
  },
  groups: {
    leads: { owner_id: 'freed' },
    copy: { part: 'together', by: ['owner_id'], when: 'created_at', what: ['name', 'description'] },
  },
  group_members: {
    leads: { user_id: 'goes' },
    copy: { part: 'together', by: ['user_id'], when: 'joined_at', what: ['group_id'] },
  },
  group_invitations: {
    leads: { invitee_id: 'goes', inviter_id: 'goes' },
    copy: {
      part: 'together',
      by: ['invitee_id', 'inviter_id'],
      when: 'invited_at',
      what: ['group_id', 'inviter_id', 'invitee_id'],
      hides: ['state', 'answered_at'],
    },
  },
  cheers: {
    leads: { giver_id: 'goes', receiver_id: 'goes' },
    copy: {
      part: 'together',
      by: ['giver_id', 'receiver_id'],
      when: 'given_at',
      what: ['sticker', 'giver_id', 'receiver_id'],
    },
  },
  help_marks: {
    leads: { helper_id: 'goes', helped_id: 'goes', decided_by: 'freed' },
    copy: {
      part: 'together',
      by: ['helper_id', 'helped_id'],
      when: 'marked_at',
      what: ['helper_id', 'helped_id', 'state'],
    },
  },
  reports: {
    leads: { user_id: 'goes' },
    copy: { part: 'own-words', by: ['user_id'], when: 'at', what: ['reason', 'state'] },
  },
  report_cases: {
    // An open case delays the account's deletion.
    leads: { about_id: 'goes', second_id: 'freed' },
    why: 'whoever is reported is never told of it, so that nobody fears to report',
  },
  report_acts: {
    leads: { by_id: 'freed' },
    why: 'what adults did about a case is the school’s record and tells of others',
  },
  school_safety: { leads: { second_adult_id: 'freed' }, why: 'a choice of the head, about the school' },
  school_words: { leads: { added_by: 'freed' }, why: 'the words of a school, not of a person' },
  staff_codes: {
    leads: { made_by: 'freed', used_by: 'freed' },
    why: 'a paper of the school; only a hash of the code is kept',
  },
  own_lessons: {
    // `dropDraftsOf` deletes drafts. Shared lessons stay with the school, because learners' work refers to
    // them.
    leads: { author_id: 'freed', deleted_by: 'freed' },
    copy: { part: 'teaching', by: ['author_id'], when: 'created_at', what: ['title', 'type', 'visibility'] },
  },
  own_lesson_versions: {
    leads: { replaced_by: 'freed' },
    copy: { part: 'teaching', by: ['replaced_by'], when: 'replaced_at', what: ['lesson_id', 'version'] },
  },
  narrations: {
    // A recording is personal data: it is deleted with the account, even if the lesson stays.
    leads: { author_id: 'goes' },
    copy: { part: 'teaching', by: ['author_id'], when: 'created_at', what: ['lesson', 'language'] },
  },
  assistant_pages: {
    leads: { user_id: 'goes' },
    copy: { part: 'teaching', by: ['user_id'], when: 'created_at', what: ['title', 'tool'] },
  },

  text_speakers: {
    leads: { user_id: 'goes' },
    copy: { part: 'account', by: ['user_id'], when: 'allowed_at', what: ['language'] },
  },
  text_readings: {
    // The wording belongs to the product and names nobody.
    leads: { user_id: 'freed' },
    copy: {
      part: 'own-words',
      by: ['user_id'],
      when: 'read_at',
      what: ['language', 'key', 'verdict', 'proposal', 'note'],
    },
  },

  own_lesson_videos: { why: 'films of lessons; they go with a draft' },
  own_lesson_pictures: { why: 'pictures of lessons; they go with a draft' },
  drawings: { why: 'the drawing bank, which comes with the curriculum' },
  group_goals: { why: 'what a group reached together' },
  group_achievements: { why: 'what a group reached together' },
  schools: { why: 'no person' },
  packs: { why: 'the curriculum' },
  units: { why: 'the curriculum' },
  items: { why: 'the curriculum' },
  manifests: { why: 'the curriculum' },
  tool_contents: { why: 'the curriculum' },
  search_entries: { why: 'the curriculum; people are searched in their own table' },
  content_state: { why: 'the curriculum' },
  epochs: { why: 'no person' },
  server_clock: { why: 'no person' },
  salts: { why: 'no person' },
  page_vitals: { why: 'how fast pages were, of nobody' },
  limit_counters: { why: 'counts for a day at most; those of a person go with them: `forgetCounters`' },
  sign_in_tries: { why: 'wrong passwords; those of a person go with them: `unlockSignIn`' },
  sign_in_nonces: { why: 'visits to a provider that are under way, of nobody yet' },
  gone_sessions: { why: 'hashes of numbers drawn by chance, which lead to nobody any more' },
} as const satisfies Record<string, Kept>;
