/** Refusal reasons in words for the learner. The device keeps a refused event and shows it. */
export const refusalReasons = {
  unreadable: 'We could not read this piece of work.',
  'hidden-characters': 'This answer has hidden characters. Please type it again.',
  'newer-app': 'This was made by a newer app than this server knows. It can be sent again after the update.',
  'unknown-kind': 'We do not know this kind of work.',
  'unknown-lesson': 'We do not know this lesson.',
  'not-written': 'This lesson has nothing to finish yet.',
  'not-a-video': 'Only a video can be watched to the end, and this lesson is none.',
  'not-a-reading': 'Only a reading can be read, and this lesson is none.',
  'not-a-quiz': 'Only a quiz can be finished, and this lesson is none.',
  'nothing-answered': 'No question was answered, so there is nothing to grade.',
  'unknown-question': 'This question is not in the lesson any more.',
  'unknown-exercise': 'We do not know this kind of exercise.',
  'no-room-today':
    'Too much came from here today in too little time. This stays on the device and is sent again later.',
  'unknown-tool': 'We do not know this tool.',
} as const;

export type RefusalReason = keyof typeof refusalReasons;
