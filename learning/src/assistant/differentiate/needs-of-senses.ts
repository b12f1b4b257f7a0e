import type { Adjustment } from '#assistant/differentiate/lesson-shape.ts';

/** Seeing, hearing, hands and speech. */
export const needsOfSenses = {
  'low-vision': {
    title: 'A learner who sees little',
    first:
      'Ask the learner where they see best and how large letters must be. Each one is different, and the learner knows.',
    before: ({ pictures }) => [
      'Let the learner sit in front, away from glare, on the side from which they see the board.',
      `Copy the key words large and dark on a sheet of their own: letters as high as a thumb nail.`,
      pictures.length === 0
        ? 'This lesson has no picture that must be described.'
        : `Prepare to say in words what ${pictures.length === 1 ? 'the picture shows' : `the ${pictures.length} pictures show`}.`,
    ],
    during: ({ pictures, terms }) => [
      ...pictures.slice(0, 8).map((title) => `Say before you point: “${title}”`),
      `Read aloud everything you write on the board, also the words ${terms.slice(0, 4).join(', ')}.`,
      'Say “the left one” or “the third line”, never only “this” or “here”.',
      'Pass real things from hand to hand wherever the lesson shows a thing.',
    ],
    check: 'Ask the questions aloud, and accept spoken answers. Give one third more time for reading.',
    avoid: 'Do not bring the learner to the board to read in front of all unless they want to.',
    help: 'Tell the family that a health centre can test eyes. Many learners need only glasses.',
  },
  hearing: {
    title: 'A learner who hears little',
    first:
      'Ask the learner which ear is better and what helps: signs, seeing your mouth, writing. Learn ten signs from them.',
    before: ({ terms }) => [
      'Let the learner sit in front with the better ear to you, where they see your face and the class.',
      `Write these words on the board before the lesson and keep them there: ${terms.join(', ')}.`,
      'Choose a neighbour who shows the page and the line. Change the neighbour each week.',
    ],
    during: ({ pictures, scenes, remember }) => [
      `The lesson is told in ${scenes} short parts. Show or write the main word of each part before you speak of it.`,
      pictures.length === 0
        ? 'Draw each thing on the board, because there is no picture in the lesson.'
        : `Use the pictures first and the words afterwards: ${pictures.slice(0, 3).join(' ')}`,
      'Face the class when you speak, keep hands from your mouth, and do not speak while you write.',
      'Repeat what other pupils answer, because it comes from behind.',
      `Write the end of the lesson: ${remember[0] ?? ''}`,
    ],
    check:
      'Give the questions in writing or by pointing. Let the learner answer by signs, drawing or writing.',
    avoid: 'Do not shout and do not exaggerate words: it makes lips harder to read.',
    help: 'Pain or discharge of an ear belongs to a health worker. Ask the district’s special needs officer about sign language.',
  },
  hands: {
    title: 'A learner for whom moving or writing is hard',
    first: 'Ask the learner what they want to do alone and where a hand is welcome. Wait before you help.',
    before: ({ written, handSteps }) => [
      'Give a place that is easy to reach, with a table at the right height and both feet on something firm.',
      `This lesson asks for ${written} written ${written === 1 ? 'answer' : 'answers'} and ${handSteps.length} ${handSteps.length === 1 ? 'thing' : 'things'} to do by hand: decide which the learner does, and which they direct.`,
      'Wrap cloth or rubber round the pen, and fix the paper with a stone.',
    ],
    during: ({ handSteps }) => [
      ...handSteps
        .slice(0, 3)
        .map((step) => `In “${step}” the learner may say what to do while a partner’s hands do it.`),
      'Give half of the sums or sentences: the same difficulty, fewer of them.',
      'Let a partner copy what is only copying. Thinking is the learner’s own.',
    ],
    check: 'Take spoken answers, pointing or short words. Count what is right, not how it looks.',
    avoid: 'Do not lift, push or carry the learner without asking, and never praise only for being there.',
    help: 'Look at doors, steps and the latrine with the learner, and ask the school committee for a ramp of earth.',
  },
  speech: {
    title: 'A learner for whom speaking is hard',
    first: 'Give time. Look at the learner and wait until they have finished, as with everybody.',
    before: ({ questions }) => [
      `Choose which of the ${questions.length} questions you will ask this learner, and say so before the lesson.`,
      'Agree on a sign for “I know it” and another for “not now”.',
    ],
    during: ({ terms, questions }) => [
      `Let the learner point to words on the board: ${terms.slice(0, 5).join(', ')}.`,
      ...(questions[0] === undefined
        ? []
        : [
            `Ask in a way that needs few words: “${questions[0].prompt}” can be answered by pointing or in writing.`,
          ]),
      'Whisper to the neighbour comes first, the class second, and only who wants to.',
      'All read together aloud: many voices carry one.',
    ],
    check: 'Accept writing, pointing, drawing or a recording in a quiet place.',
    avoid: 'Do not finish the learner’s sentences, do not say “slowly”, and let nobody copy the voice.',
    help: 'Ask the family how the learner speaks at home, and whether hearing has been tested.',
  },
  'left-handed': {
    title: 'A left-handed learner',
    first: 'Being left-handed is no fault and no illness. The hand is never changed.',
    before: ({ written }) => [
      'Let the learner sit at the left end of the bench, so that elbows do not meet.',
      `There are ${written} written ${written === 1 ? 'answer' : 'answers'} in this lesson: turn the book to the right, with its upper corner to the right.`,
    ],
    during: ({ handSteps, terms }) => [
      'Hold the pen two fingers above its point, so that the hand does not hide and smear the line.',
      `Write model words, such as ${terms.slice(0, 3).join(', ')}, on the right side of the line too, where the learner’s hand does not cover them.`,
      ...(handSteps.length === 0
        ? []
        : ['When something is cut, stirred or turned, show it once with the left hand, or stand opposite.']),
    ],
    check: 'Mark what is written, not its slope. Give a little more time where much is copied.',
    avoid: 'Do not tie, hit or scold the hand, and say so to others who might do it.',
    help: 'Tell the family kindly that writing with the left hand harms nobody.',
  },
} as const satisfies Record<string, Adjustment>;
