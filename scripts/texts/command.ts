/** `npm run texts -- export lg luganda.po` and `npm run texts -- import lg luganda.po`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import { readBanned } from '@afrolearn/learning/texts/glossary.ts';
import { exportPo } from './export.ts';
import { importPo } from './import.ts';
import { markOf, readingsFile, readingsIn } from './readings.ts';
import { allTables, root } from './tables.ts';

const isOther = (code: string | undefined): code is OtherLanguage =>
  code !== 'en' && languageCodes.some((one) => one === code);

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const [act, language, file] = process.argv.slice(2);
if (!isOther(language) || file === undefined || (act !== 'export' && act !== 'import'))
  fail(['npm run texts -- export|import sw|fr|lg <file.po>']);
else {
  const tables = await allTables();
  const readings = readingsIn(language);
  if (act === 'export') {
    writeFileSync(file, exportPo(tables, language, readings));
    const texts = tables.flatMap(({ name, texts: own }) =>
      Object.entries(own.en).map(([key, english]) => ({
        reading: readings[`${name}.${key}`],
        mark: markOf(english, own[language][key] ?? ''),
      })),
    );
    const read = texts.filter(
      ({ reading, mark }) => reading && 'by' in reading && reading.mark === mark,
    ).length;
    const asked = texts.filter(({ reading }) => reading && 'ask' in reading).length;
    console.log(`${texts.length} texts in ${file}: ${read} read by a speaker, ${asked} to ask a speaker.`);
  } else {
    const source = (path: string) => readFileSync(join(root, path), 'utf8');
    const banned = readBanned(source('docs/glossary.md'));
    const answer = importPo(readFileSync(file, 'utf8'), tables, language, readings, source, banned);
    if ('errors' in answer) fail([...answer.errors, 'Nothing was changed.']);
    else {
      for (const [path, content] of answer.files) writeFileSync(join(root, path), content);
      writeFileSync(join(root, readingsFile(language)), `${JSON.stringify(answer.readings, null, 2)}\n`);
      const paths = [...answer.files.keys(), readingsFile(language)];
      spawnSync('npx', ['biome', 'check', '--write', ...paths], { cwd: root, stdio: 'inherit' });
      console.log(
        `${answer.changed.length} texts changed. Look at them with git diff, then run npm test -- rules.`,
      );
    }
  }
}
