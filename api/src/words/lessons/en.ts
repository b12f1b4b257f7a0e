import { lessonsRefusals } from '@afrolearn/contract/lessons.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(lessonsRefusals),
  faults: {
    'lesson/contact-data':
      'Please leave out phone numbers and email addresses. Learners reach you through the class.',
    'text/html': 'HTML cannot be used here. If you mean “less than”, put a space after the <.',
    'link/not-allowed':
      'Links may not lead to this place yet. The person who looks after this server can allow it.',
    'text/picture': 'Pictures cannot be put into the text yet.',
    'lesson/no-video': 'Please add the video or its link first.',
    'subject/unknown': 'Please choose a subject from the list.',
    'unit/unknown': 'Please choose a unit from the list.',
    'visibility/unknown': 'Please choose draft, class or school.',
    'class/not-yours': 'Please choose one of your classes.',
    'lesson/kind': 'Please choose video, reading or quiz.',
    'link/form': 'Please give a link that begins with https://.',
    'title/missing': 'Please give the lesson a title.',
    'options/count': 'Please give {fewest} to {most} options.',
    'answer/missing': 'Please say which option is right.',
    'title/unkind': 'Please use kind words in a title.',
    'title/plain-words': 'Please use plain words in a title.',
    'text/link-form': 'Please write a link as [its name](https://…).',
    'lesson/no-question': 'Please write a question first.',
    'questions/too-many': 'Please write at most {most} questions.',
    'option/missing': 'Please write every option.',
    'question/missing': 'Please write the question.',
    'questions/list': 'Please write the questions as a list.',
    'text/words': 'Please write the text as words.',
    'lesson/no-text': 'Please write the text first.',
    'link/too-long': 'That link is too long.',
    'answer/not-an-option': 'The answer must be one of the options.',
    'text/link-not-allowed': 'The link ‘{link}’ leads to a place that is not allowed here.',
    'link/grown-too-long': 'This link is too long.',
    'unit/elsewhere': 'This unit belongs to another subject or class.',
    'options/same': 'Two options are the same.',
  },
} as const;
