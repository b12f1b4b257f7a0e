// Rules for questions that reveal their answer, or are of the wrong kind for the paper.
import { isPicture, optionsOf, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import { plainWords } from '@afrolearn/learning/quizzes/spelling.ts';
import { askedIn, classOf, type Rule, rightWordsOf } from '#check/rules/rule.ts';

const absolute = /\b(?:only|never|always|all|every(?:one|body|thing)?|nobody|none|nothing|no one)\b/iu;

/** Children learn that options with 'only' and 'never' are wrong, and stop reading. */
export const absoluteWords: Rule = {
  name: 'absolute-words',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      const options = optionsOf(question);
      if (options.some(({ text, right }) => right && absolute.test(text))) continue;
      const given = options.flatMap(({ text, right }, at) => (!right && absolute.test(text) ? [at] : []));
      const [first] = given;
      if (first === undefined) continue;
      const said = absolute.exec(options[first]?.text ?? '')?.[0] ?? '';
      tell(
        source,
        `${path}.options.${first}`,
        `'${said}' stands only in a wrong option and gives it away; say it without, or put such a word in the right one too.`,
      );
    }
  },
};

export const oneMistakeTwice: Rule = {
  name: 'one-mistake-twice',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      if (question.kind !== 'single') continue;
      const seen = new Set<string>();
      question.options.forEach(({ misconception }, at) => {
        if (misconception === undefined) return;
        if (seen.has(misconception))
          tell(
            source,
            `${path}.options.${at}`,
            `Two wrong options have the mistake '${misconception}'; build one of them from another mistake.`,
          );
        seen.add(misconception);
      });
    }
  },
};

export const moreChoices: Rule = {
  name: 'more-choices',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      if (question.kind !== 'gap' || question.choices === undefined) continue;
      if (question.choices.length <= question.gaps.length)
        tell(
          source,
          `${path}.choices`,
          `${question.gaps.length} gaps need more than ${question.choices.length} choices, or the last one is left over; add a wrong one.`,
        );
    }
  },
};

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 2 || /\d/u.test(word)),
  );

/** Jaccard similarity of words: 1 for identical sets. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** A checkpoint that repeats a lesson's question tests memory instead of understanding. */
export const nearTwins: Rule = {
  name: 'near-twins',
  check: (unit, _bank, tell) => {
    const all = askedIn(unit).map((asked) => ({
      ...asked,
      words: wordsIn(`${asked.question.prompt} ${rightWordsOf(asked.question).join(' ')}`),
    }));
    const taught = all.filter(({ where }) => where !== 'checkpoint');
    for (const { question, source, path, words } of all) {
      if (!source.file.includes('quiz-')) continue;
      const twin = taught.find((other) => likeness(words, other.words) >= 0.75);
      if (twin)
        tell(
          source,
          path,
          `This is nearly the question '${twin.question.prompt}' in ${twin.source.file.split('/').slice(-2).join('/')}; ask it of another thing, or in another way. (${question.id})`,
        );
    }
  },
};

/** The picture's caption would give the answer. */
export const captions: Rule = {
  name: 'captions',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      content.scenes.forEach(({ visual }, at) => {
        const next = content.scenes[at + 1]?.visual;
        if (next?.kind !== 'question' || !('caption' in visual) || visual.caption === undefined) return;
        const caption = ` ${plainWords(visual.caption)} `;
        const told = rightWordsOf(next.item).find((words) => {
          const plain = plainWords(words);
          return plain.length > 2 && caption.includes(` ${plain} `);
        });
        if (told !== undefined)
          tell(
            source,
            `scenes.${at}.visual.caption`,
            `The caption holds the answer that the next scene asks for, '${told}'; take it out.`,
          );
      });
    }
  },
};

/** A question must not repeat the sentence that was just narrated. */
export const saidTwice: Rule = {
  name: 'said-twice',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      content.scenes.forEach(({ narration, visual }, at) => {
        if (visual.kind !== 'question') return;
        if (likeness(wordsIn(narration), wordsIn(visual.item.prompt)) >= 0.55)
          tell(
            source,
            `scenes.${at}.narration`,
            'The narration says the question again; lead up to it, or say what to think about.',
          );
      });
    }
  },
};

/** Naming both answers in the prompt makes it a coin toss. */
export const noTwoChoices: Rule = {
  name: 'no-two-choices',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      if (question.kind !== 'structured') continue;
      question.parts.forEach(({ prompt, field }, at) => {
        if (field.kind !== 'text') return;
        const asked = ` ${plainWords(prompt)} `;
        const told = field.accepted.find((form) => asked.includes(` ${plainWords(form)} `));
        if (told !== undefined && asked.includes(' or '))
          tell(
            source,
            `${path}.parts.${at}`,
            `The part names its answer, '${told}', beside another with "or"; ask for it without naming it.`,
          );
      });
    }
  },
};

const isChoice = (question: Question) => optionsOf(question).length > 0;

/** Section B is written, never multiple choice. */
export const sectionB: Rule = {
  name: 'section-b',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      const { pleStyle } = question;
      if (pleStyle === undefined) continue;
      if (!/^(?:Mathematics|Science|SST|English) [AB]\b/u.test(pleStyle))
        tell(source, `${path}.ple`, 'Write the paper and its section first, such as "Science B, …".');
      if (/ B\b/u.test(pleStyle) && isChoice(question))
        tell(
          source,
          `${path}.ple`,
          'Section B has no choices; ask it as "kind: structured", "working" or typed.',
        );
    }
  },
};

/** UNEB has no multiple choice. */
export const notOnlyChoices: Rule = {
  name: 'not-only-choices',
  check: (unit, _bank, tell) => {
    if (classOf(unit) < 6) return;
    for (const { source, content } of unit.quizzes) {
      const choices = content.items.filter(isChoice).length;
      if (choices > content.items.length / 2)
        tell(
          source,
          'items',
          `${choices} of ${content.items.length} questions are choices; in P6 and P7 at least half are typed, ordered, matched or worked.`,
        );
    }
    const isWritten = unit.lessons.length === unit.unit.lessons.length;
    if (
      classOf(unit) === 7 &&
      isWritten &&
      !askedIn(unit).some(({ question }) => question.kind === 'structured')
    )
      tell(
        unit.source,
        'lessons',
        'A unit of P7 needs a question of "kind: structured", with parts and marks; write one in a checkpoint.',
      );
  },
};

/** Young children choose what they see. */
export const pictureAnswers: Rule = {
  name: 'picture-answers',
  check: (unit, _bank, tell) => {
    if ((unit.unit.gradeId ?? 7) > 3) return;
    for (const { source, content } of unit.quizzes) {
      const choices = content.items.map(optionsOf).filter((options) => options.length > 0);
      const pictures = choices.filter((options) => options.every(isPicture)).length;
      if (pictures * 2 < choices.length)
        tell(
          source,
          'items',
          `${pictures} of ${choices.length} choices are between pictures; in P1 to P3 at least half are: give their options a "figure: …" or "show: …".`,
        );
    }
  },
};
