/** A child's weekly report as a letter: the only letters with a name, the reader's own child, on request. */
import type { Growth } from '@afrolearn/contract/family.ts';
import type { Speech } from '#words/words.ts';

export const reportLetter = (
  { letters: say }: Speech,
  { sentences, home, worry }: Growth,
  url: string,
): { subject: string; text: string } => {
  const paragraphs = [
    say('hello'),
    sentences.join('\n'),
    `${say('report-home')}\n${home}`,
    worry === null ? say('report-no-worry') : `${say('report-worry')}\n${worry.what}\n${worry.helps}`,
    say('report-more', { url }),
    `${say('greetings')}\nAfroLearn`,
  ];
  return { subject: say('report-subject'), text: `${paragraphs.join('\n\n')}\n` };
};
