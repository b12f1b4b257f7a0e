import type { ToolSlug } from '@afrolearn/learning/tools/slugs.ts';
import type { Cloth } from '#ui/cloth.tsx';
import brainBurst from '#ui/pictures/spots/tools/brain-burst.svg?inline';
import classroomDebateHelper from '#ui/pictures/spots/tools/classroom-debate.svg?inline';
import creativeWritingPrompter from '#ui/pictures/spots/tools/creative-writing-prompter.svg?inline';
import drawingBuddy from '#ui/pictures/spots/tools/drawing-buddy.svg?inline';
import funSparks from '#ui/pictures/spots/tools/fun-sparks.svg?inline';
import historyTimeMachine from '#ui/pictures/spots/tools/history-time-machine.svg?inline';
import homeworkHelper from '#ui/pictures/spots/tools/homework.svg?inline';
import jokesRiddles from '#ui/pictures/spots/tools/jokes-riddles.svg?inline';
import lightningSummary from '#ui/pictures/spots/tools/lightning-summary.svg?inline';
import mapExplorer from '#ui/pictures/spots/tools/map-explorer.svg?inline';
import mathPlayground from '#ui/pictures/spots/tools/math-playground.svg?inline';
import memoryHooks from '#ui/pictures/spots/tools/memory-hooks.svg?inline';
import musicRhymes from '#ui/pictures/spots/tools/music-rhymes.svg?inline';
import natureWalk from '#ui/pictures/spots/tools/nature-walk.svg?inline';
import pictureDecoder from '#ui/pictures/spots/tools/picture-decoder.svg?inline';
import puzzleMaker from '#ui/pictures/spots/tools/puzzle-maker.svg?inline';
import questQuiz from '#ui/pictures/spots/tools/quest-quiz.svg?inline';
import quizMaker from '#ui/pictures/spots/tools/quiz-maker.svg?inline';
import readingPartner from '#ui/pictures/spots/tools/reading-partner.svg?inline';
import readingSimplifier from '#ui/pictures/spots/tools/reading-simplifier.svg?inline';
import revisionTimer from '#ui/pictures/spots/tools/revision-timer.svg?inline';
import safetyCoach from '#ui/pictures/spots/tools/safety-coach.svg?inline';
import scienceExplorer from '#ui/pictures/spots/tools/science-explorer.svg?inline';
import spellingBee from '#ui/pictures/spots/tools/spelling-bee.svg?inline';
import storyBuilder from '#ui/pictures/spots/tools/story-builder.svg?inline';
import vocabularyRoots from '#ui/pictures/spots/tools/vocabulary-roots.svg?inline';
import wordOfTheDay from '#ui/pictures/spots/tools/word-of-the-day.svg?inline';
import wordTranslator from '#ui/pictures/spots/tools/word-translator.svg?inline';
import wordWizard from '#ui/pictures/spots/tools/word-wizard.svg?inline';

type Look = { readonly cloth: Cloth; readonly picture: string };

/** The drawing of each tool, and the cloth of the subject that it serves most. Gold if it serves all. */
export const toolLooks: Readonly<Record<ToolSlug, Look>> = {
  'quiz-maker': { cloth: 'heritage', picture: quizMaker },
  'story-builder': { cloth: 'culture', picture: storyBuilder },
  'homework-helper': { cloth: 'code', picture: homeworkHelper },
  'spelling-bee': { cloth: 'heritage', picture: spellingBee },
  'math-playground': { cloth: 'math', picture: mathPlayground },
  'science-explorer': { cloth: 'science', picture: scienceExplorer },
  'drawing-buddy': { cloth: 'english', picture: drawingBuddy },
  'word-translator': { cloth: 'sst', picture: wordTranslator },
  'revision-timer': { cloth: 'heritage', picture: revisionTimer },
  'jokes-riddles': { cloth: 'heritage', picture: jokesRiddles },
  'reading-partner': { cloth: 'english', picture: readingPartner },
  'word-of-the-day': { cloth: 'english', picture: wordOfTheDay },
  'map-explorer': { cloth: 'sst', picture: mapExplorer },
  'music-rhymes': { cloth: 'culture', picture: musicRhymes },
  'puzzle-maker': { cloth: 'math', picture: puzzleMaker },
  'nature-walk': { cloth: 'science', picture: natureWalk },
  'history-time-machine': { cloth: 'culture', picture: historyTimeMachine },
  'classroom-debate-helper': { cloth: 'sst', picture: classroomDebateHelper },
  'safety-coach': { cloth: 'life', picture: safetyCoach },
  'creative-writing-prompter': { cloth: 'english', picture: creativeWritingPrompter },
  'brain-burst': { cloth: 'english', picture: brainBurst },
  'lightning-summary': { cloth: 'heritage', picture: lightningSummary },
  'picture-decoder': { cloth: 'code', picture: pictureDecoder },
  'fun-sparks': { cloth: 'code', picture: funSparks },
  'word-wizard': { cloth: 'life', picture: wordWizard },
  'reading-simplifier': { cloth: 'culture', picture: readingSimplifier },
  'vocabulary-roots': { cloth: 'science', picture: vocabularyRoots },
  'memory-hooks': { cloth: 'life', picture: memoryHooks },
  'quest-quiz': { cloth: 'sst', picture: questQuiz },
};
