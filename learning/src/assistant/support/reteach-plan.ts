import { explainedBy, workedSteps } from '#assistant/differentiate/asking.ts';
import { numbers, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, subjectLine } from '#assistant/source.ts';
import { aloneInUnit, asSentence, unstopped } from '#assistant/standing-alone.ts';
import { checksFor, mistakesIn, shownBy, wrongAnswer } from '#assistant/support/mistakes.ts';
import { defineTool } from '#assistant/tool.ts';

export const reteachPlan = defineTool({
  id: 'reteach-plan',
  needs: ['lesson'],
  fields: {
    mistake: { kind: 'pick' },
    minutes: { kind: 'number', least: 5, most: 10, usual: 8 },
  },
  picks: ({ unit, lesson }) => mistakesIn(unit, lesson).map(({ id, name }) => ({ value: id, label: name })),
  make: (facts, { mistake: chosen, minutes }): ToolPage | null => {
    const { draw } = facts;
    const { unit, lesson } = aloneInUnit(facts.unit, facts.lesson);
    const mistakes = mistakesIn(unit, lesson);
    const mistake = mistakes.find(({ id }) => id === chosen) ?? mistakes[0];
    if (mistake === undefined) return null;
    const [trap] = shownBy(unit, mistake.id).filter((question) => question.lesson === lesson.n);
    const wrong = trap === undefined ? null : wrongAnswer(trap, mistake.id);
    if (trap === undefined || wrong === null) return null;
    const checks = checksFor(unit, lesson, mistake.id, new Set([trap.id]));
    const example = workedSteps(lesson) ?? explainedBy(lesson, trap, draw);
    const [listen, counter, worked, check] = minutes >= 8 ? [1, 2, 2, minutes - 5] : [1, 1, 1, minutes - 3];
    return {
      title: `Reteach: ${unstopped(mistake.name)}`,
      about: [subjectLine(unit), lesson.title, `${minutes} minutes, chalk and no device`],
      blocks: [
        rowsOf([
          ['The mistake', asSentence(mistake.name)],
          ['How it shows', `Asked “${unstopped(trap.prompt)}”, the child answers “${unstopped(wrong)}”.`],
          ['What to say', mistake.help],
          ['For whom', 'The few who need it, at your desk, while the others work. Nobody is named aloud.'],
        ]),
        ...section(`Listen, ${listen} minute`, [
          text(
            `Ask the question once more and let the child explain: “How did you come to it?” Do not correct yet.`,
          ),
        ]),
        ...section(`Show where the thought breaks, ${counter} ${counter === 1 ? 'minute' : 'minutes'}`, [
          numbers([
            `Write on the board: ${trap.prompt}`,
            `Write beside it: “${unstopped(wrong)}”. Ask: “If this were so, what would have to be true?”`,
            asSentence(trap.explanation),
            `Let the child say in own words what does not fit, then write the right answer: ${answerOf(trap, draw)}`,
          ]),
        ]),
        ...section(`Work one example together, ${worked} ${worked === 1 ? 'minute' : 'minutes'}`, [
          numbers(example),
        ]),
        ...section(`Three checks, ${check} minutes`, [
          { kind: 'questions', questions: checks.map((question) => onPaper(question, draw)) },
          text(
            'Three right: the child joins the others. Two right: once more tomorrow. One or none: begin from the example with things in the hand.',
          ),
        ]),
        ...section('Tomorrow', [
          text(
            `Ask one of the three again at the start of the lesson. Keep this line on the board: ${lesson.remember[0] ?? ''}`,
          ),
        ]),
        {
          kind: 'answers',
          lines: checks.map(
            (question, at) => `${at + 1}. ${asSentence(answerOf(question, draw))} ${question.explanation}`,
          ),
        },
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
