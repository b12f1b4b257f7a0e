import { distinctNames } from '@afrolearn/learning/people/name-order.ts';
import { writeCsv } from '@afrolearn/learning/rosters/csv.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { download } from '#lib/device/download.ts';
import { useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { type Column, sorted } from './sort-students.ts';
import { Cells, type Row } from './student-cells.tsx';
import css from './student-table.module.css';

const c = classes(css);

const columns = ['name', 'progress', 'attendance', 'lastActivity'] as const satisfies readonly Column[];
const fewest = 15;

type Props = {
  title: ReactNode;
  students: readonly Row[];
  /** The file's name without its extension. */
  file: string;
  /** Shows the class of each row and a filter for it. */
  withClass?: boolean;
  /** Actions of one row, beside the name. */
  acts?: (student: Row) => ReactNode;
};

/** Students with search, filter and sort. The visible rows can be downloaded as CSV and printed in full. */
export const StudentTable = ({ title, students, file, withClass = false, acts }: Props) => {
  const say = useText(teachingTexts);
  const [search, setSearch] = useState('');
  const [needing, setNeeding] = useState(false);
  const [room, setRoom] = useState('');
  const [sort, setSort] = useState<{ by: Column; down: boolean }>({ by: 'name', down: false });
  const [all, setAll] = useState(false);
  const names = distinctNames(students);
  const named = students.map((student) => ({ ...student, name: names.get(student.id) ?? student.name }));
  const inRoom = named.filter(({ classId }) => room === '' || String(classId) === room);
  const inNeed = inRoom.filter(({ needsAttention }) => needsAttention);
  const wanted = search.trim().toLowerCase();
  const shown = sorted(
    (needing ? inNeed : inRoom).filter(({ name }) => name.toLowerCase().includes(wanted)),
    sort,
  );
  const rooms = [...new Map(students.map(({ classId, className }) => [classId, className]))];
  const choose = (by: Column) => setSort((now) => ({ by, down: now.by === by && !now.down }));
  const save = () =>
    download(
      `${file}.csv`,
      writeCsv([
        [...(withClass ? [say('class')] : []), ...columns.map((column) => say(column))],
        ...shown.map(({ className = '', name, progress, attendance, lastActivity, consentMissing }) => [
          ...(withClass ? [className] : []),
          name,
          consentMissing ? say('consentMissing') : String(progress ?? ''),
          String(attendance ?? ''),
          lastActivity ?? '',
        ]),
      ]),
    );
  return (
    <div className={c('whole')}>
      <div className={c('head')}>
        <h2>{title}</h2>
        <fieldset className={c('chips')}>
          <legend className="vh">{say('show')}</legend>
          <Button
            size="sm"
            kind={needing ? 'paper' : 'quiet'}
            aria-pressed={!needing}
            onClick={() => setNeeding(false)}
          >
            {say('all', { count: inRoom.length })}
          </Button>
          <Button
            size="sm"
            kind={needing ? 'quiet' : 'paper'}
            aria-pressed={needing}
            onClick={() => setNeeding(true)}
          >
            {say('needingCount', { count: inNeed.length })}
          </Button>
        </fieldset>
      </div>
      <search className={c('tools')}>
        <TextField
          label={say('findName')}
          type="search"
          value={search}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        {withClass && (
          <SelectField label={say('class')} value={room} onChange={(event) => setRoom(event.target.value)}>
            <option value="">{say('allClasses')}</option>
            {rooms.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={say('sortBy')}
          value={sort.by}
          onChange={({ target }) =>
            setSort({ by: columns.find((one) => one === target.value) ?? 'name', down: false })
          }
        >
          {columns.map((column) => (
            <option key={column} value={column}>
              {say(column)}
            </option>
          ))}
        </SelectField>
        <Button kind="paper" size="sm" icon={<Download />} onClick={save}>
          {say('csv')}
        </Button>
      </search>
      {shown.length === 0 ? (
        <p>{say('nobodyFound')}</p>
      ) : (
        <table className={c('table')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sort.by === column ? (sort.down ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => choose(column)}>
                    {say(column)}
                    {sort.by === column && <span aria-hidden="true">{sort.down ? ' ↓' : ' ↑'}</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((student, at) => (
              <tr key={`${student.classId} ${student.id}`} className={c(!all && at >= fewest && 'more')}>
                <Cells student={student} withClass={withClass} acts={acts} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={c('means')}>{say('progressMeans')}</p>
      {!all && shown.length > fewest && (
        <Button kind="ghost" size="sm" className={c('noprint')} onClick={() => setAll(true)}>
          {say('showAll', { count: shown.length })}
        </Button>
      )}
    </div>
  );
};
