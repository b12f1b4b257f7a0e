import { ArrowUpRight, Download } from 'lucide-react';
import { useWayOut } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Lesson, LessonContent } from '../lesson.api.ts';
import { ContentFailed } from './content-failed.tsx';
import css from './tabs.module.css';
import type { LoadedContent } from './use-lesson-content.ts';

const c = classes(css);

type Resource = LessonContent['resources'][number];

/** Our sheets are printable pages; external links go through the warning page, except for adults. */
const addressOf = ({ id, url }: Resource, lessonId: string, wayOut: (url: string) => string): string => {
  if (url === null) return paths.sheet(lessonId, encodeURIComponent(id));
  return url.startsWith('/') ? url : wayOut(url);
};

const typeKeys = { pdf: 'typePdf', doc: 'typeDoc', link: 'typeLink' } as const;

export const ResourcesTab = ({ lesson, loaded }: { lesson: Lesson; loaded: LoadedContent }) => {
  const say = useText(texts);
  const wayOut = useWayOut();
  if (loaded.content === null) return <Bones lines={3} label={say('loading')} />;
  if (loaded.error !== null) return <ContentFailed loaded={loaded} />;
  const { resources } = loaded.content;
  if (resources.length === 0) return <p>{say('noResources')}</p>;
  return (
    <ul className={c('resources')}>
      {resources.map((resource) => {
        const isFile = resource.type !== 'link' && resource.url !== null;
        const about = resource.type === 'link' ? say('externalLink') : (resource.size ?? say('sheetToPrint'));
        return (
          <li key={resource.id} className={c('resource')}>
            <div>
              <h2>{resource.title}</h2>
              <p>
                <Badge>{say(typeKeys[resource.type])}</Badge> {about}
              </p>
              <p>{resource.description}</p>
            </div>
            <a
              className={buttonClass({ kind: 'quiet' })}
              href={addressOf(resource, lesson.id, wayOut)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {isFile ? <Download /> : <ArrowUpRight />}
              {isFile ? say('download') : say('open')}
              <span className="vh">
                {resource.title}, {say('opensTab')}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
