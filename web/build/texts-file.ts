/*
 * Each row is one file of texts for each language, and catalogues in no row go into a further one. Texts of teachers,
 * the head, a family or the community are loaded only with their pages. A study tool needs no row: its texts are in the
 * file of the frame of all tools.
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
    'on-device',
    'saving',
    'new-version',
  ],
  study: ['tools', 'tool-hub', 'made-works'],
  desk: ['texts', 'administration', 'school-year', 'reports', 'joining', 'family', 'child-use', 'care'],
  teaching: ['teaching', 'attendance', 'resources', 'assignments', 'rosters', 'classes'],
  writing: ['assistant', 'own-lessons'],
};
export const translatedTexts =
  /[\\/]src[\\/]messages[\\/](?<feature>[\w-]+)[\\/](?!en\.)(?<language>\w+)\.ts$/;
export const textsFile = (id: string) => {
  const { feature = '', language = '' } = translatedTexts.exec(id)?.groups ?? {};
  const row = feature.startsWith('tools-') ? 'tools' : feature;
  const [where = 'further'] =
    Object.entries(saidTogether).find(([, features]) => features.includes(row)) ?? [];
  return `${language}-${where}`;
};
