/** Learners' work, rewards and private texts. */
import type { Copied, Kept } from './kept.ts';

const own = (
  part: Copied['part'],
  when: string | null,
  ...what: readonly string[]
): { leads: { user_id: 'goes' }; copy: Copied } => ({
  leads: { user_id: 'goes' },
  copy: { part, by: ['user_id'], what, ...(when === null ? {} : { when }) },
});

export const learning = {
  events: own('learning', 'counted_at', 'type', 'payload'),
  answers: {
    with: 'events',
    copy: {
      part: 'learning',
      by: ['user_id'],
      when: 'counted_at',
      what: ['item_id', 'question_id', 'answer', 'correct'],
    },
  },
  attempts: {
    with: 'events',
    copy: { part: 'learning', by: ['user_id'], when: 'counted_at', what: ['item_id', 'correct', 'total'] },
  },
  item_progress: own('learning', 'opened_at', 'item_id', 'best_score'),
  unit_progress: own('learning', 'master_at', 'unit_id', 'percent'),
  active_days: own('learning', 'day', 'events'),
  learning_time: own('learning', 'first_at', 'last_at'),
  review_cards: own('learning', 'last_at', 'item_id', 'last_correct'),
  completed_tools: own('learning', null, 'tool'),
  places_left: own('learning', 'left_at', 'item_id'),
  learner_devices: own('learning', 'since'),
  claims: own('rewards', 'claimed_at', 'unit_id'),
  grade_seeds: own('rewards', null, 'grade_id', 'seeds'),
  learner_totals: own('rewards', 'synced_at', 'seeds', 'points'),
  earned_badges: own('rewards', 'earned_at', 'badge_id'),
  unlocked_avatars: own('rewards', 'unlocked_at', 'avatar_id'),
  plan_entries: own('own-words', 'added_at', 'ref'),
  made_works: {
    leads: { user_id: 'goes', seen_by: 'freed' },
    copy: { part: 'own-words', by: ['user_id'], when: 'made_at', what: ['tool', 'version', 'seen_by'] },
  },
  made_work_versions: {
    with: 'made_works',
    copy: {
      part: 'own-words',
      by: ['user_id'],
      when: 'changed_at',
      what: ['title'],
      hides: ['base', 'sent_by'],
    },
  },
  lesson_notes: own('own-words', 'at', 'item_id', 'text'),
  shared_notes: own('own-words', 'at', 'item_id', 'text'),
} as const satisfies Record<string, Kept>;
