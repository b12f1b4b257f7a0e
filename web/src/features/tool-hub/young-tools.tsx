import { Play } from 'lucide-react';
import { useLanguage, useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { pages } from '#messages/pages/en.ts';
import { toolHub } from '#messages/tool-hub/en.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import classTree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import counts from '#ui/pictures/illustrations/count.svg?no-inline';
import feast from '#ui/pictures/illustrations/feast.svg?no-inline';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import { type HubTool, isReady, type ReadyTool } from './use-hub-tools.ts';
import type { Start } from './use-start.ts';
import css from './young-tools.module.css';

const c = classes(css);

/* Shared with the home of young children, who have it loaded. */
const PictureButton = lazyPart(async () => (await import('#progress-kit/young/index.ts')).PictureButton);
export const GrownUps = lazyPart(async () => (await import('#progress-kit/young/index.ts')).GrownUps);

/* One thing to do for each tool that children use before they read well. */
type YoungKey = Extract<keyof (typeof toolHub)['texts'], `young.${string}`>;
const isYoungKey = (key: string): key is YoungKey => key in toolHub.texts;

/* Existing activities, where there are not enough tools for young children. */
const others = [
  { to: paths.practice, text: 'practise', picture: counts, cloth: 'math' },
  { to: paths.review, text: 'review', picture: harvest, cloth: 'life' },
  { to: paths.culturalCorner, text: 'cultural-corner', picture: classTree, cloth: 'culture' },
  { to: paths.creativeArts, text: 'creative-arts', picture: feast, cloth: 'english' },
] as const;
const mostPictures = 6;

const useYoungWords = () => {
  const say = useText(toolHub);
  return ({ slug }: HubTool): string | null => {
    const key = `young.${slug}`;
    return isYoungKey(key) ? say(key) : null;
  };
};

const spotOf = ({ picture }: ReadyTool) => (
  <span className={c('spot')}>
    <img className={c('drawing')} src={picture} alt="" width="96" height="96" />
  </span>
);

type Props = { title: string; tools: readonly HubTool[]; start: Start | 'looking' | null };

/** Big pictures with an ear each, for children who cannot read yet: the last work, then what one can do. */
export const YoungTools = ({ title, tools, start }: Props) => {
  const say = useText(toolHub);
  const sayPage = useText(pages);
  const { language } = useLanguage();
  const wordsOf = useYoungWords();
  const known = start === 'looking' ? null : start;
  const lead = known === null ? null : known.kind === 'work' ? say('carryOn') : wordsOf(known.tool);
  const ready = tools.filter(isReady).flatMap((tool) => {
    const words = wordsOf(tool);
    const to = paths.tool(tool.slug);
    // No two pictures lead to one place.
    if (words === null || (lead !== null && known?.to === to)) return [];
    return [{ to, words, cloth: tool.cloth, picture: spotOf(tool) }];
  });
  const ways = [...ready, ...others.map(({ text, ...way }) => ({ ...way, words: sayPage(text) }))].slice(
    0,
    Math.max(mostPictures, Math.min(ready.length, 8)),
  );
  const leadTexts = lead === null ? [] : [lead, ...(known?.kind === 'work' ? [known.title] : [])];
  const all = [title, ...leadTexts, ...ways.map(({ words }) => words)];
  useReadAloud(start === 'looking' ? [] : all, true, language);
  return (
    <div className={c('page')}>
      <header className={c('head')}>
        <h1>
          <Spoken text={title} />
        </h1>
        <Ear look="big" lang={language} text={all} />
      </header>
      <ul className={c('ways')} data-lead={start === 'looking' || lead !== null}>
        {start === 'looking' && (
          <li className={c('lead', 'looking')}>
            <Bones lines={2} label={say('looking')} />
          </li>
        )}
        {known !== null && lead !== null && (
          <li className={c('lead')}>
            <PictureButton
              loud
              to={known.to}
              picture={spotOf(known.tool)}
              cloth={known.tool.cloth}
              ear={<Ear look="bare" lang={language} text={leadTexts} />}
            >
              <span className={c('disc')}>
                <Play aria-hidden="true" />
              </span>
              <span>
                {leadTexts.map((words, at) => (
                  <span key={words} className={c(at === 0 ? 'first' : 'title')}>
                    <Spoken text={words} />{' '}
                  </span>
                ))}
              </span>
            </PictureButton>
          </li>
        )}
        {ways.map(({ to, words, picture, cloth }) => (
          <li key={to}>
            <PictureButton
              tile
              to={to}
              picture={picture}
              cloth={cloth}
              ear={<Ear lang={language} text={words} />}
            >
              <Spoken text={words} />
            </PictureButton>
          </li>
        ))}
      </ul>
    </div>
  );
};
