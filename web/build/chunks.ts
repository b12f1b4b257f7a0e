/**
 * Which files of the app travel together. Each file is a round trip on a slow network, so nothing small travels alone:
 * what the first visit shows is one chunk, what all further pages share another, and each area of the app one more.
 * `bench/src/chunks.ts` holds it: no script and no style sheet under 8 kB.
 */

/*
 * Texts travel in one file of each language for each of these, and what no row names in a further one. Only who opens
 * the pages of teachers, the head, a family or the community fetches theirs.
 */
const saidTogether: Readonly<Record<string, readonly string[]>> = {
  first: ['shell', 'landing', 'accounts', 'pages', 'info', 'courses', 'lesson'],
  together: ['groups', 'leaderboard', 'friends', 'cheers', 'teachers'],
  desk: ['administration', 'reports', 'joining', 'family', 'child-use', 'care'],
  teaching: [
    'teaching',
    'attendance',
    'resources',
    'assignments',
    'rosters',
    'classes',
    'assistant',
    'own-lessons',
  ],
};
const translatedTexts = /[\\/]src[\\/]messages[\\/](?<feature>[\w-]+)[\\/](?!en\.)(?<language>\w+)\.ts$/;
const textsFile = (id: string) => {
  const { feature = '', language = '' } = translatedTexts.exec(id)?.groups ?? {};
  const [where = 'further'] =
    Object.entries(saidTogether).find(([, features]) => features.includes(feature)) ?? [];
  return `${language}-${where}`;
};

/** Paths in `web/src/` after a `^`, else anywhere; slashes as every system writes them. */
const under = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => path.replace('^', '/web/src/').replaceAll('/', '[\\\\/]')).join('|'));

const firstVisit = under(
  '/node_modules/(react|react-dom|scheduler)/',
  '^routing/',
  // What the compiler writes for old phones is used everywhere: in the chunk of one area it would drag that area along.
  '@oxc-project.runtime',
  '^ui/(tokens|base|cloths)\\.css',
  '^ui/(card|cloth|classes|button|spinner|logo|line-icon|bones|focused|notice|weave)\\.',
  '^ui/pictures/illustrations/(teacher|mother-phone|boy-bag)\\.',
  '^lib/(api-base|local|page-title|call|device-id|session|language|messages|profile|lazy)\\.',
  '/languages/(languages|sentence)\\.',
  '^app/shell\\.module\\.css',
  '^app/shell/(navbar|footer|demo-banner|offline-notice|sidebar)\\.module\\.css',
  '^app/(error-boundary|part-frame|explore-links)\\.',
  '^app/shell/sidebar-part\\.',
  '^features/search/search-box\\.',
  '^features/info/pages\\.',
  '^messages/shell/en\\.',
  '/people/roles\\.',
  '^features/landing/[^?]*\\.module\\.css',
);

/* Icons that only pages for adults show. A new one of theirs is named here, else every child fetches it. */
const adultIcons = [
  'archive',
  'arrow-down',
  'arrow-up',
  'copy',
  'delete',
  'file-text',
  'film',
  'grid-3x3',
  'id-card',
  'image-plus',
  'layers',
  'mic',
  'puzzle',
  'share-2',
  'square',
  'tag',
  'users',
  'wifi-off',
].join('|');
const iconFiles = '/node_modules/lucide-react/dist/esm/icons/';

/** From what many pages share down to what one area has for itself. The first that fits takes a file and what it needs. */
const areas: readonly { name: string; test: RegExp }[] = [
  { name: 'landing', test: under('^features/landing/(?!hero\\.svg)') },
  {
    name: 'app',
    test: under(
      '^(ui|lib)/(?!pictures|vitals|device|toast|shrink-photo|qr-code\\.tsx)',
      `/node_modules/lucide-react/(?!dist/esm/icons/(${adultIcons})\\.)`,
      '^app/sync/(person-sync|settings-sync|leaving)\\.',
      '^app/shell/(app-bar|bottom-bar|drawer|sidebar|mobile-menu|administrator)',
      '^offline/(?!gone|rounds)',
      '^(ask|listen)/',
      '^features/(notifications|search)/',
      '^features/lesson/use-compact\\.',
      '^lesson-kit/((courses|lessons)\\.api|lesson-state|use-way-out)',
      '^people-kit/(standing/standing-notice\\.tsx|waiting/(index|waiting-here)\\.)',
      '^ui/pictures/illustrations/(?!harvest\\.svg\\?inline)',
      '/learning/src/catalogue/',
      '/learning/src/lessons/(ids|points)\\.',
      '/learning/src/quizzes/pass-mark\\.',
      '/learning/src/today/(next-in|units|worked-in)\\.',
      '^messages/(pages|plan|growth|courses|listening)/en\\.',
      '^(features/(administration|components-page|dashboard|documented|info|not-found|notifications|reports|search)|people-kit|progress-kit/(baobab|small)|ui/toast)[^?]*\\.module\\.css',
    ),
  },
  /* With the picture of a review: it stands on the first card, which would be empty until a file of its own had come. */
  {
    name: 'home',
    test: under(
      '^features/dashboard/',
      '^progress-kit/(baobab|small)/',
      '^ui/pictures/illustrations/harvest\\.svg\\?inline',
    ),
  },
  {
    name: 'questions',
    test: under(
      '^lesson-kit/(questions(?!/(tiles/|gap|parts/))|blocks|figure|visuals/visual|(moving|touch)/scene)',
      '/learning/src/practice/(generators|lists|write)\\.',
      '^messages/lesson/en\\.',
      '^features/lesson/quiz/(aside|left-out)\\.',
      '^(features/(lesson|practice|review|units|courses)|lesson-kit/(?!visuals)|progress-kit)[^?]*\\.module\\.css',
    ),
  },
  /* Answers that are put in order, matched or typed in parts come when a question asks for one. */
  {
    name: 'answers',
    test: under('^lesson-kit/questions/(tiles/|gap|parts/)', '^messages/questions/en\\.'),
  },
  /* Reporting, the help card and what sends waiting work: fetched ahead, so that they are there without a network. */
  {
    name: 'safety',
    test: under(
      '^people-kit/(report|hand-ins|paper|waiting/waiting(-notice)?\\.)',
      '^offline/(gone|rounds)\\.',
      '^app/sync/work-sync\\.',
      '^features/reports/',
      '^features/lesson/tabs/class-posts',
      '^messages/(safety|reports|waiting)/en\\.',
      '/learning/src/safety/(reports|helplines)\\.',
    ),
  },
  {
    name: 'lesson',
    test: under(
      '^features/(units|courses|lesson)/(?!parent-portal|video/|reading/|leaving-page|sheet-page|own/own-(?:lesson|quiz|video)|quiz/(?!use-lesson-focus))',
      '^(lesson-kit/(?!player|visuals|moving|touch|exercises|assign/(assign-dialog|index))|progress-kit)',
    ),
  },
  { name: 'player', test: under('^features/lesson/(?!quiz/sibling)', '^lesson-kit/player/') },
  {
    name: 'visuals',
    test: under('^lesson-kit/touch/map-pin', '^lesson-kit/visuals/(numbers|map|chart)/'),
  },
  { name: 'diagrams', test: under('^lesson-kit/visuals/diagrams/') },
  {
    name: 'moving',
    test: under(
      '^lesson-kit/(moving|touch)/',
      '/learning/src/(programs/|lessons/(beats|safe-drawing|touch)\\.)',
    ),
  },
  {
    name: 'practice',
    test: under(
      '^features/practice/',
      '^features/lesson/quiz/sibling',
      '^lesson-kit/exercises/',
      // What several families of exercises use: in the file of one, each of the others would fetch all of it.
      '/learning/src/practice/(places|fraction|figures|drafts|families/numbers/drawn-things)\\.',
      '/learning/src/practice/misconceptions/(first-sets|first-numbers|numbers)\\.',
    ),
  },
  { name: 'review', test: under('^features/review/', '/node_modules/ts-fsrs/', '/learning/src/reviews/') },
  {
    name: 'doors',
    test: under(
      '^features/((accounts(?!/code)|not-found|documented)/|courses/parent-portal)',
      '^features/(care|children|community|rosters|teachers|assignments|my-work|parent-dashboard)/[^?]*\\.module\\.css',
      '^(features/(attendance|resources|assistant|own-lessons|teacher-dashboard|class-detail)|teaching-kit)/[^?]*\\.module\\.css',
      '^features/landing/hero\\.svg',
    ),
  },
  {
    name: 'me',
    test: under(
      '^features/(profile|settings|avatars|my-work|accounts/code)/',
      '^people-kit/',
      '^lib/shrink-photo\\.',
      '^messages/(my-work|second-factor)/en\\.',
    ),
  },
  { name: 'groups', test: under('^features/community/groups/', '/learning/src/(groups|tools)/') },
  { name: 'community', test: under('^features/community/', '^features/teachers/(?!desk/)') },
  { name: 'rosters', test: under('^features/rosters/', '^messages/rosters/en\\.') },
  /* The register: fetched ahead for teachers, so that it opens without a network. */
  {
    name: 'register',
    test: under('^features/attendance/', '^teaching-kit/(register|voices)/', '^messages/attendance/en\\.'),
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
  /* The teacher's assistant: its pages, and its makers when a tool of a group is opened. */
  {
    name: 'assistant',
    test: under('^features/assistant/', '^teaching-kit/assistant/', '^messages/assistant/en\\.'),
  },
  /* Own lessons of teachers: desk, editor, voice. */
  { name: 'own-lessons', test: under('^features/own-lessons/', '^messages/own-lessons/en\\.') },
  {
    name: 'family',
    test: under('^features/parent-dashboard/', '/learning/src/growth/', '^messages/(family|child-use)/en\\.'),
  },
  {
    name: 'desk',
    test: under(
      '^features/(administration|children)/',
      '^teaching-kit/cards/',
      `${iconFiles}(${adultIcons})\\.`,
    ),
  },
  /* A teacher's requests and codes, and the sheet to print. */
  {
    name: 'joining',
    test: under('^features/teachers/desk/', '^ui/qr-code', '^messages/joining/en\\.', '/node_modules/uqr/'),
  },
  {
    name: 'resources',
    test: under('^features/resources/', '^teaching-kit/resources/', '^messages/resources/en\\.'),
  },
  /* A copy of what is kept, and deletion: seldom opened, by adults mostly. */
  { name: 'care', test: under('^features/care/', '^messages/care/en\\.') },
  { name: 'law', test: under('^features/info/articles/(privacy|terms|cookies|accessibility)\\.') },
  { name: 'info', test: under('^features/info/') },
  { name: 'grammar', test: under('/practice/families/english/') },
  { name: 'sums', test: under('/practice/families/numbers/') },
  { name: 'first-sets', test: under('/practice/families/first-sets/') },
  /* Sets of P7, on which those of P5 and P6 stand. */
  {
    name: 'venn',
    test: under('/practice/families/sets/(sets|venn|probability)\\.', '/practice/misconceptions/sets\\.'),
  },
  { name: 'sets', test: under('/practice/families/sets/', '/practice/misconceptions/set-') },
  { name: 'parts', test: under('/practice/families/parts/') },
  { name: 'measures', test: under('/practice/families/') },
  { name: 'makers-apart', test: under('/learning/src/assistant/differentiate/') },
  { name: 'makers-support', test: under('/learning/src/assistant/support/') },
  { name: 'makers-learn', test: under('/learning/src/assistant/learn/') },
  { name: 'makers-create', test: under('/learning/src/assistant/create/') },
  { name: 'makers', test: under('/learning/src/assistant/') },
];

export const chunkGroups = [
  { name: textsFile, debugName: 'texts', priority: 100, test: translatedTexts },
  { name: 'common', priority: 99, test: firstVisit },
  ...areas.map((area, at) => ({ ...area, priority: 50 - at })),
];
