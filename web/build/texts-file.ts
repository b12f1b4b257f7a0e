/*
 * Texts travel in one file of each language for each of these, and what no row names in a further one. Only who opens
 * the pages of teachers, the head, a family or the community fetches theirs.
 */
const saidTogether: Readonly<Record<string, readonly string[]>> = {
  first: ['shell', 'landing', 'accounts', 'pages', 'info', 'courses', 'lesson'],
  together: [
    'groups',
    'leaderboard',
    'friends',
    'young-friends',
    'cheers',
    'teachers',
    'tools',
    'tools-jokes-riddles',
  ],
  desk: ['texts', 'administration', 'reports', 'joining', 'family', 'child-use', 'care'],
  teaching: ['teaching', 'attendance', 'resources', 'assignments', 'rosters', 'classes'],
  writing: ['assistant', 'own-lessons'],
};
export const translatedTexts =
  /[\\/]src[\\/]messages[\\/](?<feature>[\w-]+)[\\/](?!en\.)(?<language>\w+)\.ts$/;
export const textsFile = (id: string) => {
  const { feature = '', language = '' } = translatedTexts.exec(id)?.groups ?? {};
  const [where = 'further'] =
    Object.entries(saidTogether).find(([, features]) => features.includes(feature)) ?? [];
  return `${language}-${where}`;
};
