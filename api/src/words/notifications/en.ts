export const en = {
  /** Templates of ours, filled with names from the curriculum or from lists of ours: no free text of a person. */
  notifications: {
    badge: 'You earned the badge ‘{name}’.',
    level: 'You reached level {level}. Well done!',
    unit: 'You mastered ‘{title}’. Claim your reward.',
    assigned: 'New on your plan: ‘{title}’.',
    'assigned-until': 'New on your plan: ‘{title}’, until {dueOn}.',
    avatar: 'A new avatar is yours: {name}.',
    welcome: 'Welcome to AfroLearn. Choose your class and open a first lesson.',
  },
} as const;
