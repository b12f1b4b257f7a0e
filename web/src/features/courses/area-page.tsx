import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { pages } from '#messages/pages/en.ts';
import { useLocation } from '#routing/index.ts';
import { areaOf, courseOf, SubjectView } from './subject-view.tsx';

/** Subject ids behind each page: mathematics is MTC below Primary 4, science and SST are the two literacies. */
const behind = {
  math: [6, 4],
  english: [3],
  science: [7, 2],
  'social-studies': [5, 1],
} as const;
const areas = {
  'cultural-corner': 8,
  'money-smart': 9,
  'code-club': 10,
  'creative-arts': 12,
  'future-skills': 13,
  entertainment: 14,
} as const;

/* Literacy II of Primary 1 begins with lines, letters and sounds; what follows is science. */
const letterUnits = [13, 14, 15];

type CourseName = keyof typeof behind;
type AreaName = keyof typeof areas;

/** The subject and club pages (spec 1 §1, spec 2 'Other routes') with their real units. */
export const AreaPage = () => {
  const say = useText(pages);
  const name = useLocation().pathname.replaceAll('/', '') as CourseName | AreaName;
  const title = say(name);
  usePageTitle(title);
  if (name in behind) {
    const ids = behind[name as CourseName];
    return (
      <SubjectView
        key={name}
        course={courseOf(title, ids, name === 'science' ? letterUnits : [])}
        picture={ids[0]}
      />
    );
  }
  const id = areas[name as AreaName];
  return <SubjectView key={name} course={areaOf(title, id)} picture={id} />;
};
