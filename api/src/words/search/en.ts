export const en = {
  faults: {
    'search/too-short': 'Please write at least 2 letters.',
    'search/missing': 'Please write what you look for.',
    'search/too-long': 'That is too long to search for.',
  },
} as const;
