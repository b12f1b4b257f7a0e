/** Words as read aloud: a number is one word, a lone dash or symbol is none. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

export const countWords = (text: string): number => wordsOf(text).length;

/** Abbreviations whose full stop does not end a sentence. */
const shortForms = /\b(?:sh|Mr|Mrs|Ms|Dr|St|Rev|Prof|No|e\.g|i\.e|a\.m|p\.m|etc|vs|cf)\.$/u;

export const sentencesOf = (text: string): readonly string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?]+["'”’)\]]*(?=\s|$)|\n+/gu)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    const after = text.slice(end).trimStart();
    const isShortForm = match[0].startsWith('.') && shortForms.test(text.slice(start, match.index + 1));
    // `"No!" said Apio.` is one sentence: it continues in lower case after the quotation.
    const goesOn = !match[0].startsWith('\n') && /^\p{Ll}/u.test(after);
    if ((isShortForm || goesOn) && after !== '') continue;
    if (countWords(sentence) > 0) sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return countWords(rest) > 0 ? [...sentences, rest] : sentences;
};
