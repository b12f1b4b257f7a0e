export const en = {
  faults: {
    'lesson/missing': 'Please say which lesson.',
  },
  /** A lesson that is listed but not written. */
  unwritten: {
    overview: '‘{title}’ belongs to the unit ‘{unit}’. {about}',
    'overview-of-class': '‘{title}’ belongs to the unit ‘{unit}’ of {grade}. {about}',
    explore:
      'The explainer of this lesson is being written. Ask your teacher about it, or open another lesson of this unit.',
  },
} as const;
