import { type BadgeId, badges, unitBadgeWords } from '@afrolearn/learning/badges/badges.ts';
import {
  type LearningStyle,
  learningStyles,
  type Superpower,
  superpowers,
} from '@afrolearn/learning/insights/character.ts';
import { insightSentences } from '@afrolearn/learning/insights/sentences.ts';
import { itself, table } from '../tables.ts';

export const en = {
  badges: table<BadgeId, string>(badges.map(({ id, name }) => [id, name])),
  badgeTexts: table<BadgeId, string>(badges.map(({ id, description }) => [id, description])),
  unitBadge: unitBadgeWords,
  styles: itself<LearningStyle>(learningStyles),
  superpowers: itself<Superpower>(superpowers),
  insights: insightSentences,
} as const;
