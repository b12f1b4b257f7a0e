/** People, their sign-in methods and relations. */
import type { Kept } from './kept.ts';

export const people = {
  users: {
    leads: { created_by: 'freed', consent_by: 'freed', leaves_by: 'freed' },
    copy: {
      part: 'account',
      by: ['id'],
      when: 'created_at',
      what: ['name', 'email', 'country', 'grade_id', 'birth_year', 'consent'],
      hides: ['password_hash'],
    },
  },
  uploads: {
    leads: { user_id: 'goes' },
    copy: { part: 'account', by: ['user_id'], when: 'created_at', what: ['name'] },
  },
  settings: {
    leads: { user_id: 'goes' },
    copy: { part: 'account', by: ['user_id'], when: 'updated_at', what: ['theme', 'language'] },
  },
  sessions: {
    leads: { user_id: 'goes' },
    copy: {
      part: 'signing-in',
      by: ['user_id'],
      when: 'created_at',
      what: ['device'],
      hides: ['token_hash', 'device_key'],
    },
  },
  known_devices: {
    leads: { user_id: 'goes' },
    copy: { part: 'signing-in', by: ['user_id'], when: 'seen_at', hides: ['device'] },
  },
  identities: {
    leads: { user_id: 'goes' },
    copy: { part: 'signing-in', by: ['user_id'], when: 'created_at', what: ['issuer'] },
  },
  mail_tokens: {
    leads: { user_id: 'goes' },
    copy: {
      part: 'signing-in',
      by: ['user_id'],
      when: 'created_at',
      what: ['purpose'],
      hides: ['token_hash'],
    },
  },
  second_factors: {
    leads: { user_id: 'goes' },
    copy: { part: 'signing-in', by: ['user_id'], when: 'begun_at', hides: ['sealed_key', 'last_step'] },
  },
  recovery_codes: {
    with: 'second_factors',
    copy: { part: 'signing-in', by: ['user_id'], when: 'used_at', hides: ['code_hash'] },
  },
  half_sessions: {
    leads: { user_id: 'goes' },
    copy: {
      part: 'signing-in',
      by: ['user_id'],
      when: 'expires_at',
      hides: ['token_hash', 'password_mark'],
    },
  },
  confirmation_reminders: {
    leads: { user_id: 'goes' },
    copy: { part: 'account', by: ['user_id'], when: 'at', what: ['what'] },
  },
  dormancies: {
    leads: { user_id: 'goes' },
    copy: { part: 'account', by: ['user_id'], when: 'warned_at', what: ['dormant_at'] },
  },
  security_log: {
    // `forgetInLog` anonymises it before the deletion.
    leads: { user_id: 'freed' },
    copy: { part: 'signing-in', by: ['user_id'], when: 'at', what: ['event'], hides: ['detail'] },
  },
  guardianships: {
    leads: { guardian_id: 'goes', child_id: 'goes' },
    copy: {
      part: 'family',
      by: ['guardian_id', 'child_id'],
      when: 'created_at',
      what: ['guardian_id', 'child_id'],
    },
  },
  link_codes: {
    leads: { child_id: 'goes', made_by: 'goes' },
    copy: {
      part: 'family',
      by: ['child_id', 'made_by'],
      when: 'expires_at',
      hides: ['code_hash'],
    },
  },
  consent_log: {
    leads: { learner_id: 'goes', set_by: 'freed' },
    copy: { part: 'family', by: ['learner_id'], when: 'set_at', what: ['state', 'set_by'] },
  },
  guardian_choices: {
    leads: { guardian_id: 'goes' },
    copy: { part: 'family', by: ['guardian_id'], what: ['language', 'phone'] },
  },
  guardian_invitations: {
    // `dropInvitationsTo` also deletes those to a deleted learner's email.
    leads: { guardian_id: 'goes' },
    copy: { part: 'family', by: ['guardian_id'], when: 'created_at', what: ['name'], hides: ['declined_at'] },
  },
  report_sendings: {
    leads: { child_id: 'goes', guardian_id: 'goes' },
    copy: { part: 'family', by: ['child_id', 'guardian_id'], when: 'made_at', what: ['way', 'state'] },
  },
  looks: {
    leads: { learner_id: 'goes', viewer_id: 'freed' },
    copy: { part: 'looked', by: ['learner_id'], when: 'looked_at', what: ['what', 'viewer_id'] },
  },
  notifications: {
    // `forgetNewsAbout` also deletes guardians' notifications about a child.
    leads: { user_id: 'goes' },
    copy: { part: 'messages', by: ['user_id'], when: 'created_at', what: ['kind', 'about'] },
  },
} as const satisfies Record<string, Kept>;
