export const en = {
  faults: {
    'number/form': 'This must be a number.',
  },
} as const;
