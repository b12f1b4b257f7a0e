import type { Resource } from '../resource.ts';

export const fairMarking: Resource = {
  lead: 'The Primary Leaving Examination itself is marked by the examiners of UNEB. What a school marks are the many practice papers before it. They help only if the same answer gets the same mark, whoever wrote it and whenever you read it.',
  sections: [
    {
      heading: 'Write the guide before the first script',
      paragraphs: [
        'Work through the paper yourself. For each question write the marks, the answers that you accept, and what each step earns. A mathematics paper of the PLE has 20 short questions in Section A and 12 longer ones in Section B, and working is asked for in both: decide what a right method with a slip in the sums is worth. The usual way is a mark for the method and one for the answer.',
        'Then mark five scripts with a colleague, each of you alone, and compare. Where you differ, the guide is not clear yet. Mend the guide, and only then begin.',
      ],
    },
    {
      heading: 'Question by question, not script by script',
      paragraphs: [
        'Mark question 1 in all scripts, then question 2. You keep one answer in mind, you are faster, and a bad beginning does not colour the rest. Turn the names away, or fold them under: we all expect more of a child who did well before. After each question shuffle the pile, since the last scripts meet a tired marker.',
        'Take a break every forty minutes. When you come back, mark two old scripts again. If the mark changes, you have changed.',
      ],
    },
    {
      heading: 'What is marked, and what is not',
      paragraphs: [],
      list: [
        'In Science and Social Studies the fact counts. If spelling leaves no doubt about the word, it is right.',
        'In English the form counts where the question asks for form: the plural, the tense, the punctuation.',
        'Carried errors: a wrong answer to (a), used correctly in (b), loses marks once.',
        'Units: say in the guide whether ‘cm’ has its own mark, and keep to it.',
        'Either/or questions of religious education: mark only what the candidate chose. If both were answered, follow the rule that you wrote down before.',
        'A correct answer that your guide does not have is correct. Add it, and look again at the scripts already marked.',
        'Handwriting, dirt and colour of ink earn nothing and cost nothing, but teach the candidates the rule of the paper: pen for writing, pencil for drawings and graphs only.',
      ],
    },
    {
      heading: 'From marks to teaching',
      paragraphs: [
        'Add every script twice, the second time from the back. Then count for each question how many got it right. A question that fewer than a third could do is your next lesson; one that nearly all could do needs no more drill.',
        'Give scripts back within a week, with one sentence on what to do next. Do not read marks aloud, and do not pin up a list from first to last: it tells the top what they know and shames the rest. A candidate who cannot see, hear or write as others do needs the same arrangements in practice as in the examination, where UNEB allows more time: ask your head teacher early.',
      ],
    },
  ],
  checklist: {
    heading: 'While marking',
    lines: [
      'The guide is written, and tried on five scripts by two people.',
      'Names are out of sight.',
      'I mark one question in all scripts before the next.',
      'New right answers are added to the guide, and earlier scripts looked at again.',
      'Every total is added twice.',
      'I counted how many could do each question.',
    ],
  },
  copy: {
    heading: 'Marking guide: copy for each question',
    lines: [
      'Question ____     Marks ____',
      'Method mark for: ________________________________',
      'Answer mark for: ________________________________',
      'Also accepted: __________________________________',
      'Not accepted: ___________________________________',
      'Right: ____ of ____ scripts     Teach again:  yes / no',
    ],
  },
};
