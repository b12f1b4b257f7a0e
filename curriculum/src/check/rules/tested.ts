// Rules for coverage: taught content is tested, and new methods are shown worked out.
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { askedIn, type Rule } from '#check/rules/rule.ts';

/** Every question names its objective, and every objective is tested. */
export const objectives: Rule = {
  name: 'objectives',
  check: (unit, _bank, tell) => {
    const asked = askedIn(unit).filter(({ where }) => where !== 'reading');
    const lessons = new Map(unit.lessons.map((doc) => [doc.content.n, doc]));
    for (const { question, source, path } of asked) {
      const lesson = lessons.get(question.lesson ?? 0);
      if (lesson === undefined) continue;
      const many = lesson.content.objectives.length;
      if (question.objective === undefined)
        tell(
          source,
          path,
          `Add "objective: …": which of the ${many} objectives of lesson ${question.lesson} it tests.`,
        );
      else if (question.objective > many)
        tell(
          source,
          `${path}.objective`,
          `Lesson ${question.lesson} has only ${many} objectives; write one of 1 to ${many}.`,
        );
    }
    for (const { source, content } of unit.lessons) {
      content.objectives.forEach((objective, at) => {
        const isAsked = asked.some(
          ({ question }) => question.lesson === content.n && question.objective === at + 1,
        );
        if (!isAsked)
          tell(
            source,
            `objectives.${at}`,
            `No question tests '${objective}'; ask one with "objective: ${at + 1}".`,
          );
      });
    }
  },
};

/** A completely written unit has a checkpoint question for each of its lessons. */
export const everyLesson: Rule = {
  name: 'every-lesson',
  check: (unit, _bank, tell) => {
    if (unit.lessons.length < unit.unit.lessons.length) return;
    const asked = new Set(unit.quizzes.flatMap(({ content }) => content.items.map(({ lesson }) => lesson)));
    for (const { source, content } of unit.lessons) {
      if (asked.has(content.n)) continue;
      const say = `No checkpoint asks about lesson ${content.n}; write the last checkpoint of the unit, with questions on it.`;
      tell(source, 'front.lesson', say);
    }
  },
};

export const twoQuestions: Rule = {
  name: 'two-questions',
  check: ({ lessons }, _bank, tell) => {
    for (const { source, content } of lessons) {
      const asked = content.scenes.filter(({ visual }) => visual.kind === 'question').length;
      if (asked < 2)
        tell(source, 'scenes', `The explainer asks ${asked} of at least 2 questions; add a scene that asks.`);
    }
  },
};

/** Mathematics: an example worked in full, or one that the learner completes. */
export const workedExample: Rule = {
  name: 'worked-example',
  check: ({ unit, lessons }, _bank, tell) => {
    if (!['math', 'mtc'].includes(subjectById(unit.subjectId)?.key ?? '')) return;
    for (const { source, content } of lessons) {
      const isWorked = content.scenes.some(
        ({ visual }) =>
          visual.kind === 'steps' || (visual.kind === 'question' && visual.item.kind === 'working'),
      );
      if (!isWorked)
        tell(
          source,
          'scenes',
          'Show one example worked out: a "steps" scene, or a question of "kind: working".',
        );
    }
  },
};
