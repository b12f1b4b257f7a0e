/**
 * Which modules share a chunk. A file is a round trip on a slow network, so no chunk is small: one for the first
 * visit, one shared by further pages, one for each area. `bench/src/page-weight.ts` demands at least 8 kB.
 */

import { adultIcons } from './adult-icons.ts';
import { makerPaths } from './maker-paths.ts';
import { textsFile, translatedTexts } from './texts-file.ts';
import { filesOfTools, toolFile } from './tool-files.ts';

/** Paths after a `^` are relative to `web/src/`. Slashes match on every operating system. */
const under = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => path.replace('^', '/web/src/').replaceAll('/', '[\\\\/]')).join('|'));

const firstVisit = under(
  '/node_modules/(react|react-dom|scheduler)/',
  '^routing/',
  // The compiler's helpers for old phones. In the chunk of one area, every page would load that area.
  '@oxc-project.runtime',
  '^ui/(tokens|base|cloths)\\.css',
  '^ui/(card|cloth|classes|button|spinner|logo|line-icon|bones|focused)\\.',
  '^ui/(notice|weave)\\.module\\.css',
  '^ui/pictures/illustrations/(teacher|mother-phone|boy-bag)\\.',
  '^lib/(start/(alive|early)|api-base|local|page-title|call|session|language|messages|profile|lazy|device/(device-id|store-trouble))\\.',
  '/languages/(languages|sentence)\\.',
  '^app/shell(/(navbar|footer|demo-banner|device-notices|sidebar))?\\.module\\.css',
  '^app/(error-boundary|part-frame|explore-links|shell/sidebar-part)\\.',
  '^features/(search/(finding|search-box)|info/pages)\\.',
  '^messages/shell/en\\.',
  '/people/roles\\.',
  '/learning/src/places/footer-countries\\.',
  '^features/landing/[^?]*\\.module\\.css',
  // Style sheets of the first pages that are too small for a file of their own.
  '^(app/shell/(app-bar|bottom-bar)|features/notifications/bell|listen/listen|people-kit/standing/[\\w-]+|ui/(avatar|badge|empty|page-title|tabs))\\.module\\.css',
  '^(features/(units/unit-(view|page)|lesson/tabs/tabs)|lesson-kit/(school-lessons|assign/assign)|progress-kit/mastery/[\\w-]+)\\.module\\.css',
);

const iconFiles = '/node_modules/lucide-react/dist/esm/icons/';

/** From chunks that many pages share down to those of one area. A module and its imports go to the first match. */
const areas: readonly { name: string; test: RegExp }[] = [
  { name: 'landing', test: under('^features/landing/(?!hero\\.svg)') },
  /* Shared by all pages after the first one: the bars, API calls, and the storage of this device. */
  {
    name: 'app',
    test: under(
      '^app/shell/(app-bar|bottom-bar|sidebar)\\.',
      '^app/sync/person-sync\\.',
      '^(ask|listen)/',
      '^offline/(ahead|database|outbox|kept-place|kept-quiz|use-record|unsaved/(unsaved|use-unsaved))\\.',
      '^lib/(dates|today|chosen-grade|theme|wanted-language|settings)\\.',
      '^ui/(avatar|badge|empty|modal|not-here|notice|page-title|subject-looks|tabs|weave)\\.',
      '^ui/pictures/illustrations/(?!harvest\\.svg\\?inline)',
      '^lesson-kit/(courses\\.api|lessons\\.api|lesson-state|use-pictures)',
      '^people-kit/(standing/standing-notice\\.tsx|waiting/(index|waiting-here)\\.)',
      '^progress-kit/baobab/(growth|late-tree|next-step)\\.',
      '^messages/(courses|growth|plan|today|pages)/en\\.',
      '/learning/src/(catalogue|streaks/days)',
      '/learning/src/lessons/(ids|points|watching)\\.',
      '/learning/src/quizzes/pass-mark\\.',
      '/learning/src/today/(next-in|units|worked-in)\\.',
      `${iconFiles}(arrow-left|arrow-right|check|chevron-down|chevron-right|clock|minus|pause|pencil|play|plus|refresh-cw|rotate-ccw|shield|sprout|trash|volume-2|volume-x|x)\\.`,
    ),
  },
  /* The tree has no style sheet and is half the size of the home page. It renders after the home page. */
  { name: 'tree', test: under('^progress-kit/baobab/(baobab|great-tree)\\.') },
  /* Shared by pages of lessons, units and exercises. */
  {
    name: 'learn',
    test: under(
      '^messages/lesson/en\\.',
      '^progress-kit/(unit-progress|entry-mark|mastery/(missing|leaves))\\.',
      '^lesson-kit/(ready-instead|left-words|school-lessons|assign/assign)\\.',
      '/learning/src/mastery/unit\\.',
      // The parsing of typed answers. It would make the chunk of the questions too large.
      '/learning/src/quizzes/words/',
      `${iconFiles}(book-open-text|clipboard-list|cloud-off|gift|leaf|save|undo-2)\\.`,
    ),
  },
  { name: 'home', test: under('^features/dashboard/(?!young/(?!young-tree\\.module))') },
  /* Only for children of P1 to P3, and what hangs on the tree: medals, feasts. */
  {
    name: 'growth',
    test: under(
      '^progress-kit/(baobab/(badge-name|brought|feast-land|lesson-tree|medal|places|tree-of-seeds|unit-feast|use-feast)|young)',
      '^features/dashboard/young/',
    ),
  },
  {
    name: 'questions',
    test: under(
      '^lesson-kit/(questions(?!/(tiles/|parts/|kinds/[\\w-]+/(?!kind\\.)))|figure|visuals/visual|(moving|touch)/scene)',
      '^features/lesson/quiz/(aside|left-out)\\.',
      '^features/lesson/(quiz/(quiz|retry|topic-list)|lesson-page|saved-notice|up-next)\\.module\\.css',
      '^(ui/(focus-frame|steps|answer)\\.|tool-kit/(?!works/)|app/study-tool-page\\.|tools/doors\\.)',
      '/learning/src/(practice/(lists|write)|lessons/(timing|words))\\.',
    ),
  },
  { name: 'lesson', test: under('^features/lesson/(lesson-page|quiz/quiz-media)\\.') },
  /* The list of exercises: pages of practice start with it, a quiz does not need it. */
  { name: 'exercises', test: under('/learning/src/practice/generators\\.') },
  { name: 'unit', test: under('^features/units/unit-page\\.') },
  /* The page around a lesson: its list and its tabs. Readings are included, because they are small. */
  {
    name: 'around',
    test: under(
      '^features/lesson/(around/(?!around)|tabs/lesson-tabs|reading/reading-media|own/open-own)',
      '^lesson-kit/(blocks\\.|player/[^?]*\\.module\\.css)',
      '^features/lesson/(video|feast)/[^?]*\\.module\\.css',
      `${iconFiles}(arrow-up-right|download|maximize|minimize|skip-back|skip-forward)\\.`,
    ),
  },
  /* Fields, menus, panels and lists that the first pages of a learner do not need. */
  {
    name: 'further',
    test: under(
      '^(ui|lib)/(?!pictures|start/vitals|device|toast|shrink-photo|qr-code\\.tsx)',
      `/node_modules/lucide-react/(?!dist/esm/icons/(${adultIcons})\\.)`,
      '^app/shell/(drawer|mobile-menu|log-out-dialog)\\.',
      '^offline/(?!gone|rounds|unsaved/rounds)',
      '^(features/(notifications|search)/|messages/tools/en\\.)|/learning/src/tools/(registry|slugs)\\.',
      '^(features/(administration|components-page|info|not-found|on-device|reports|lesson/(own/|sheet|leaving))|people-kit|ui/toast|lesson-kit/elsewhere|app/sync/new-version)[^?]*\\.module\\.css',
    ),
  },
  /* Answers that are ordered, matched or typed in parts, loaded when a question needs them. */
  {
    name: 'answers',
    test: under(
      '^lesson-kit/questions/(tiles/|parts/|kinds/[\\w-]+/(?!kind\\.))',
      '^lesson-kit/((moving|touch)/.+|visuals/beside)\\.module\\.css',
      '^messages/questions/en\\.',
    ),
  },
  {
    name: 'practice',
    test: under(
      '^features/practice/',
      '^(features/(review|units|courses)|lesson-kit/unit-cards)[^?]*\\.module\\.css',
      '^features/lesson/quiz/(sibling|state/draw-paper)',
      '^lesson-kit/exercises/',
      // Shared by several families of exercises. In the chunk of one, each of the others would load all of it.
      '/learning/src/practice/(places|fraction|figures|drafts|families/numbers/drawn-things)\\.',
      '/learning/src/practice/misconceptions/(first-sets|first-numbers|numbers)\\.',
    ),
  },
  {
    name: 'courses',
    test: under('^features/(units|courses)/(?!parent-portal)', '^lesson-kit/unit-cards\\.'),
  },
  /* Reporting, the help card and the senders of pending work: preloaded, so that they work offline. */
  {
    name: 'safety',
    test: under(
      '^people-kit/(report|hand-ins|paper|waiting/waiting(-notice)?\\.)',
      '^offline/(gone|rounds|unsaved/rounds)\\.',
      '^app/sync/(work-sync|new-version)\\.tsx?$',
      '^features/reports/',
      '^features/lesson/tabs/class-posts',
      '^messages/(safety|reports|waiting|new-version)/en\\.',
      '/learning/src/safety/(reports|helplines)\\.',
    ),
  },
  /* Also the page for content that is not on the device, which is needed offline. */
  { name: 'on-device', test: under('^\\w+/(on-device|saving)/', '^lesson-kit/elsewhere\\.') },
  { name: 'player', test: under('^features/lesson/(video/|quiz/again)', '^lesson-kit/player/') },
  /* Also the end screen of a video, which imports the tree. It is loaded while the video plays. */
  { name: 'own-lesson', test: under('^features/lesson/(?!quiz/(sibling|state/draw-paper))') },
  {
    name: 'visuals',
    test: under('^lesson-kit/touch/map-pin', '^lesson-kit/visuals/(numbers|map|chart)/'),
  },
  { name: 'diagrams', test: under('^lesson-kit/visuals/diagrams/') },
  { name: 'touch-parts', test: under('^lesson-kit/touch/parts/') },
  {
    name: 'moving',
    test: under(
      '^lesson-kit/((moving|touch)/|visuals/beside\\.)',
      '/learning/src/(programs/|lessons/(beats\\.|safe-drawing\\.|touch(\\.|/)))',
    ),
  },
  { name: 'review', test: under('^features/review/', '/node_modules/ts-fsrs/', '/learning/src/reviews/') },
  {
    name: 'doors',
    test: under(
      '^features/(accounts(?!/(code|mail/verify-email-page))/|landing/hero\\.svg)',
      '^features/(care|children|community|rosters|teachers|texts|assignments|my-work|parent-dashboard)/[^?]*\\.module\\.css',
      '^(features/(attendance|resources|assistant|own-lessons|teacher-dashboard|class-detail|family-reports)|app/adult|teaching-kit)/[^?]*\\.module\\.css',
    ),
  },
  /* The hub of the study tools with its 29 pictures, and the page of an address where there is no tool. */
  { name: 'hub', test: under('^(features|messages)/tool-hub/', '^ui/pictures/spots/tools/') },
  /* Only for adults: their frame, the page behind More, the second step of a log-in, their icons. */
  {
    name: 'adult',
    test: under(
      '^app/adult/',
      '^features/accounts/code/',
      '^messages/adult-frame/en\\.',
      `${iconFiles}(${adultIcons})\\.`,
    ),
  },
  {
    name: 'me',
    test: under(
      '^features/(profile|settings|avatars|my-work)/',
      '^people-kit/(?!child-not-listed)',
      '^lib/shrink-photo\\.',
      '^messages/(my-work|second-factor)/en\\.',
    ),
  },
  { name: 'groups', test: under('^features/community/groups/', '/learning/src/(groups/|tools/categor)') },
  { name: 'community', test: under('^features/community/', '^features/teachers/(?!desk/)') },
  { name: 'rosters', test: under('^features/rosters/', '^messages/rosters/en\\.') },
  /* The register: preloaded for teachers, so that it works offline. */
  {
    name: 'register',
    test: under(
      '^features/attendance/',
      '^teaching-kit/(register|reviews|voices)/',
      '^messages/attendance/en\\.',
    ),
  },
  {
    name: 'teaching',
    test: under(
      '^features/(teacher-dashboard|class-detail)/',
      '^teaching-kit/(classes|figures|kept)/',
      '^messages/(teaching|classes)/en\\.',
      '/learning/src/teaching/',
    ),
  },
  {
    name: 'assigning',
    test: under(
      '^features/assignments/',
      '^lesson-kit/assign/(assign-dialog|index)',
      '^messages/assignments/en\\.',
    ),
  },
  /* The teacher's assistant: its pages, and its generators, which load when a tool of a group is opened. */
  {
    name: 'assistant',
    test: under('^features/assistant/', '^teaching-kit/assistant/', '^messages/assistant/en\\.'),
  },
  /* Own lessons of teachers: desk, editor, voice. */
  { name: 'own-lessons', test: under('^features/own-lessons/', '^messages/own-lessons/en\\.') },
  {
    name: 'family',
    test: under(
      '^features/(parent-dashboard|family-reports)/',
      '/learning/src/growth/',
      '^messages/(family|child-use)/en\\.',
    ),
  },
  { name: 'desk', test: under('^features/(administration|children)/', '^teaching-kit/cards/') },
  /* A teacher's requests and codes, and the sheet to print. */
  {
    name: 'joining',
    test: under('^features/teachers/desk/', '^ui/qr-code', '^messages/joining/en\\.', '/node_modules/uqr/'),
  },
  {
    name: 'resources',
    test: under('^features/resources/', '^teaching-kit/resources/', '^messages/resources/en\\.'),
  },
  /* Data export, deletion, and the page of speakers: rarely opened, mostly by adults. */
  {
    name: 'care',
    test: under('^features/(care|texts)/', '^people-kit/child-not-listed\\.', '^messages/(care|texts)/en\\.'),
  },
  { name: 'law', test: under('^features/info/articles/(privacy|terms|cookies|accessibility)\\.') },
  {
    name: 'info',
    test: under('^features/((info|not-found)/|courses/parent-portal|accounts/mail/verify-email-page)'),
  },
  ...makerPaths.map(([name, ...paths]) => ({ name, test: under(...paths) })),
  /*
   * Works of study tools and the styles of all tools: each is too small for a file of its own. This row stays last;
   * otherwise the file would also hold dialogs and other dependencies that every page needs.
   */
  {
    name: 'my-work',
    test: under(
      '^tool(s/[^?]*\\.module\\.css|-kit/works/)',
      '^messages/made-works/en\\.',
      '/learning/src/works/',
    ),
  },
];

export const chunkGroups = [
  { name: textsFile, debugName: 'texts', priority: 100, test: translatedTexts },
  { name: 'common', priority: 99, test: firstVisit },
  ...areas.map((area, at) => ({ ...area, priority: 90 - at })),
  { name: toolFile, debugName: 'study tools', priority: 1, test: filesOfTools },
];
