import type { Adjustment } from '#assistant/differentiate/lesson-shape.ts';
import { countWords } from '#lessons/words.ts';

/** Reading, attention, feelings, absence and language. */
export const needsOfLearning = {
  reading: {
    title: 'A learner for whom reading is hard',
    first: 'Reading slowly is not thinking slowly. Give the thought without the barrier of the text.',
    before: ({ readingWords, terms }) => [
      `This lesson has about ${readingWords} words to read. Choose ${readingWords > 120 ? 'a third of them' : 'the first four sentences'}, and tell the rest.`,
      `Practise these words alone with the learner for two minutes: ${terms.slice(0, 5).join(', ')}.`,
      'The tool “Simpler text” makes a shorter form of this lesson.',
    ],
    during: ({ longestSentence, pictures }) => [
      ...(countWords(longestSentence) > 12
        ? [`Break long sentences when you read aloud, such as: “${longestSentence}”`]
        : []),
      'A partner reads aloud, and the learner follows with a finger or a strip of paper under the line.',
      pictures.length > 0
        ? `Begin from the picture: “${pictures[0]}” What do you see? Then read the sentence about it.`
        : 'Begin from a thing or a drawing on the board, then read the sentence about it.',
      'Never let a learner read new text aloud before the class without practice.',
    ],
    check:
      'Read the questions aloud. Accept spoken answers, and mark spelling only where spelling is the aim.',
    avoid: 'Do not give another child’s younger book before the others, and do not call the learner lazy.',
    help: 'Ten minutes a day with one book and one patient person at home do more than an hour a week.',
  },
  attention: {
    title: 'A learner who finds it hard to stay with the work',
    first: 'The learner does not do it to annoy you. Short tasks and movement help; punishment does not.',
    before: ({ scenes, questions }) => [
      `Cut the lesson into parts: it has ${scenes} short scenes and ${questions.length} questions. After each three scenes do something else.`,
      'Choose a place near you, away from door and window, between two calm neighbours.',
      'Write the steps of the lesson on the board, and wipe out each one when it is done.',
    ],
    during: ({ handSteps, questions }) => [
      'Say the learner’s name before the instruction, give one instruction at a time, and let them repeat it.',
      ...(handSteps[0] === undefined ? [] : [`Use the part with hands early: “${handSteps[0]}”`]),
      'Give a job with movement: handing out books, wiping the board, fetching chalk.',
      `Give ${Math.max(1, Math.ceil(questions.length / 2))} of the ${questions.length} questions first, look at them, then give the others.`,
    ],
    check: 'Several short checks of one question are fairer than a long one at the end.',
    avoid: 'Do not take away the break: movement is what the learner needs most.',
    help: 'Ask gently about sleep, food, hearing and worries. They often stand behind it.',
  },
  grief: {
    title: 'A learner who is afraid or grieving',
    first: 'You need not have an answer. Being calm, kind and the same every day is already help.',
    before: ({ pictures, narration }) => {
      const hard = narration.find((words) =>
        /\b(?:death|died?|dead|war|accident|blood|fire|flood|orphan|funeral)\b/iu.test(words),
      );
      return [
        hard === undefined
          ? 'Read through the lesson for anything that might touch the learner’s loss; nothing obvious stands in it.'
          : `Tell the learner before the lesson that this part comes, and that they may step out: “${hard}”`,
        ...(pictures.length > 0 ? ['Look through the pictures with the same question.'] : []),
        'Agree on a quiet place and a sign for needing it.',
      ];
    },
    during: ({ questions, handSteps }) => [
      `Expect less for some time: ${Math.min(2, questions.length)} of the ${questions.length} questions are enough today.`,
      handSteps.length > 0
        ? 'Work with the hands, together with a kind partner, is often easier than listening.'
        : 'Drawing beside a kind partner is often easier than listening.',
      'Say something true and small: “I am glad that you are here.”',
      'Let the learner choose whether to speak of it, and never before the class.',
    ],
    check: 'Leave tests for later and write down only what went well.',
    avoid: 'Do not say “be strong” or “it was meant to be”, and do not ask for details.',
    help: 'If the learner speaks of harm or of not wanting to live, stay with them, tell the head and the senior woman or senior man teacher at once, and call 116.',
  },
  illness: {
    title: 'A learner who is often or long away because of illness',
    first: 'The illness is private. Ask the family what classmates may know, and say no more.',
    before: ({ remember }) => [
      'Choose what is truly needed from what was missed: these lines are the heart of this lesson.',
      ...remember,
    ],
    during: ({ terms, questions }) => [
      `A friend explains the words in ten minutes: ${terms.slice(0, 5).join(', ')}.`,
      `Of the ${questions.length} questions give those ${Math.min(2, questions.length)} first: ${questions
        .slice(0, 2)
        .map(({ prompt }) => `“${prompt}”`)
        .join(' and ')}`,
      'Let the learner rest, drink, eat or take medicine when needed without asking each time.',
      'Let friends copy the work into a second book, each day another friend.',
    ],
    check: 'Test what was taught after the return, and give the test of the class later or not at all.',
    avoid: 'Never say the name of an illness before others, and never count illness as truancy.',
    help: 'Lessons are on the phone without network once they are saved. A neighbour’s child can carry paper both ways.',
  },
  'new-language': {
    title: 'A learner who is new to the language of the class',
    first: 'The learner has a whole language already. It is a help for learning the next one.',
    before: ({ terms, pictures }) => [
      `Ask somebody who speaks the learner’s language for these words: ${terms.slice(0, 6).join(', ')}. Write both forms side by side.`,
      pictures.length > 0
        ? `Use the ${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'} of the lesson to explain, before any text.`
        : 'Bring things or draw, because the lesson has no picture.',
    ],
    during: ({ longestSentence, remember }) => [
      'Speak in short, whole sentences, and show with hands and face what you mean.',
      ...(longestSentence === '' ? [] : [`Say long sentences in two parts, such as: “${longestSentence}”`]),
      `Teach one sentence to say aloud together: “${remember[0] ?? ''}”`,
      'Let the learner answer first in their own language to a friend who speaks it, then with one word in the new one.',
    ],
    check: 'Ask for pointing, ordering, drawing or matching. Wrong grammar with a right thought is right.',
    avoid: 'Do not forbid the home language, and do not take silence for not knowing.',
    help: 'The tool “Classroom phrases” has sixty sentences in four languages.',
  },
} as const satisfies Record<string, Adjustment>;
