import type { Resource } from '../resource.ts';

export const p4Bridge: Resource = {
  lead: 'In Primary 1 to 3 most children learn in the language of their area. Primary 4 is the bridge, and from Primary 5 lessons and examinations are in English. A bridge is walked over step by step: nobody is thrown across.',
  sections: [
    {
      heading: 'What the child already has',
      paragraphs: [
        'A child who can read in Luganda, Acholi, Runyankore or Ateso does not start again. Reading from left to right, sounding out, expecting that a text makes sense: all of it carries over. What is missing are the English words, and some letters that sound different. So test reading in the first language first. A child who cannot read there needs reading, not only English.',
        'Tell parents too. They often think that the first language holds a child back. The opposite is true: what is understood well once is only renamed later.',
      ],
    },
    {
      heading: 'How a bridge lesson goes',
      paragraphs: ['One order works in every subject:'],
      list: [
        'Meet the idea in the first language, with a real thing in the hand: a leaf, a stone, a jerrycan.',
        'Name five to seven new words in English. Show, say, let all say, write, act. Not twenty.',
        'Use the words in a sentence frame that stands on the board: ‘The ___ is heavier than the ___.’',
        'Read a short English text that uses these words. Ask about it; an answer in either language counts.',
        'Write: copy one sentence, change one sentence, then make one’s own.',
        'End in the first language: ‘What did we find out?’ If they can say it, they understood it.',
      ],
    },
    {
      heading: 'Two languages, not a mixture',
      paragraphs: [
        'Changing language in every sentence helps nobody: children wait for the one they know. Change at clear points, and say so: ‘Now we speak English.’ In term 1 begin most lessons in the first language; by term 3 most of a lesson can be in English, and the first language is there when a new idea is hard.',
        'In a class with several home languages, let children who share one explain to each other. They need two minutes and no permission to sound like home.',
      ],
    },
    {
      heading: 'Mistakes are the path',
      paragraphs: [
        'Answer the meaning first, then give the sentence back correctly: ‘He go to the well.’ ‘Yes, he goes to the well every morning.’ Do not stop a child for each error, and never punish one for speaking the mother tongue. A child who is ashamed is silent, and a silent child learns no English. In science and social studies mark what the child knows; mark the grammar in English.',
        'Talk comes before writing. A sentence that was never spoken is seldom written well.',
      ],
    },
  ],
  checklist: {
    heading: 'For each bridge lesson',
    lines: [
      'I have something to show or to touch.',
      'I chose five to seven words, and wrote them on the board with a drawing.',
      'A sentence frame stands on the board.',
      'I know when I change the language, and I say it.',
      'Every child has said the new words aloud, in a pair.',
      'At the end some child told the idea in its own language.',
    ],
  },
  copy: {
    heading: 'Sentence frames: copy for the wall',
    lines: [
      'This is a ________. It is used for ________.',
      'I think ________ because ________.',
      'First ________. Then ________. At the end ________.',
      'The ________ is bigger / smaller / heavier than the ________.',
      'I do not understand the word ________.',
      'Please say it again slowly.',
    ],
  },
};
