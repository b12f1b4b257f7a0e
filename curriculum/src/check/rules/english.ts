// Rules for English: as a Ugandan teacher speaks, and as long as the class can read.
import { countWords, sentencesOf, wordsOf } from '@afrolearn/learning/lessons/words.ts';
import { boundsOf } from '#check/bounds.ts';
import { askedIn, classOf, optionTextsIn, type Rule, saidIn } from '#check/rules/rule.ts';

const start = (sentence: string): string => sentence.split(/\s+/u).slice(0, 6).join(' ');

/** A question follows the sentence limits of the text above it. */
export const questionSentences: Rule = {
  name: 'question-sentences',
  check: (unit, _bank, tell) => {
    const [, most] = boundsOf[unit.unit.level].sentence;
    const longest = Math.floor(most * 1.5);
    for (const { question, source, path } of askedIn(unit)) {
      const { prompt, hint = '', explanation } = question;
      for (const [below, text] of [
        ['prompt', prompt],
        ['hint', hint],
        ['explanation', explanation],
      ] as const) {
        for (const sentence of sentencesOf(text)) {
          const words = countWords(sentence);
          if (words > longest)
            tell(
              source,
              `${path}.${below}`,
              `The sentence '${start(sentence)} …' has ${words} words; cut it into sentences of at most ${longest}.`,
            );
        }
      }
    }
  },
};

const starts =
  '(?:i|you|he|she|it|we|they|there|this|that|these|those|the|a|an|its|his|her|their|our|my|your|no|not|every|each|all|both|many|some|most|one|two|people|god|allah|[A-Z][a-z]+)';
const notBecause =
  /, for (?:example|instance|the first time|a while|a long time|a moment|a short time|a day|a week|a year|one day|each of|every one|all of|the sake|the rest|you and|the whole|most of)\b/iu;
/* 'He', 'they' and the like never follow the preposition 'for', so any word may come after them. */
const because = new RegExp(
  String.raw`, for (?:(?:i|he|she|we|they) [\p{L}]|${starts}\b(?: [\p{L}'’-]+){0,4}? (?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|will|would|may|must|need|needs|gives?|gave|holds?|comes?|came|makes?|made|takes?|took|flows?|lies?|goes|means?|shows?|knows?|stands?|works?|keeps?|belongs?)\b)`,
  'iu',
);

/** ', for' in the sense of 'because' is old-fashioned. */
export const becauseNotFor: Rule = {
  name: 'because',
  check: (unit, _bank, tell) => {
    for (const { source, path, text } of [...saidIn(unit), ...optionTextsIn(unit)]) {
      if (!text.includes(', for ')) continue;
      const found = text.match(because);
      if (found && !notBecause.test(text.slice(found.index)))
        tell(source, path, `Write 'because' for ', for' in '…${found[0]} …'.`);
    }
  },
};

/** The phrases are in facts/phrases.yaml. */
export const phrases: Rule = {
  name: 'phrases',
  check: (unit, bank, tell) => {
    const known = bank.phrases.map(({ content }) => ({
      ...content,
      plain: content.phrase.toLowerCase(),
      pattern: new RegExp(
        String.raw`(?<![\p{L}])${content.phrase.replace(/[.*+?^$()[\]{}|\\]/gu, '\\$&')}(?![\p{L}])`,
        'iu',
      ),
    }));
    for (const { source, path, text } of [...saidIn(unit), ...optionTextsIn(unit)]) {
      const small = text.toLowerCase();
      for (const { phrase, plain, say, pattern } of known)
        if (small.includes(plain) && pattern.test(text))
          tell(source, path, `'${phrase}' is not English as we write it; ${say}.`);
    }
  },
};

/** Words that a class cannot read yet: facts/words.yaml. */
export const vocabulary: Rule = {
  name: 'vocabulary',
  check: (unit, bank, tell) => {
    const grade = classOf(unit);
    if (![...bank.words.values()].some(({ from }) => grade < from)) return;
    const taught = new Set(
      [...unit.lessons, ...unit.readings].flatMap(({ content }) =>
        content.keyTerms.flatMap(({ term }) => wordsOf(term.toLowerCase())),
      ),
    );
    for (const { source, path, text } of saidIn(unit)) {
      for (const written of wordsOf(text)) {
        const word = written.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
        const hard = bank.words.get(word);
        if (hard && grade < hard.from && !taught.has(word))
          tell(
            source,
            path,
            `P${grade} does not know '${word}' yet; say '${hard.say}', or make it a key term.`,
          );
      }
    }
  },
};
