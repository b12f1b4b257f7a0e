import { UserRound, Users, UsersRound } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { ownGroups, pupilsOf } from './assignments.api.ts';
import css from './assignments.module.css';
import { Choices } from './choosing/choices.tsx';

const c = classes(css);

const ways = ['class', 'group', 'pupils'] as const;
export type Whom = { way: (typeof ways)[number]; groupId: number | null; pupilIds: readonly number[] };
export const wholeClass: Whom = { way: 'class', groupId: null, pupilIds: [] };

/** The number of pupils, as far as known; null before the list has loaded. */
export const countOf = (
  { way, groupId, pupilIds }: Whom,
  pupils: readonly { id: number }[] | null,
  groups: readonly { id: number; members: readonly { id: number }[] }[] | null,
): number | null => {
  if (pupils === null) return null;
  if (way === 'class') return pupils.length;
  if (way === 'pupils') return pupilIds.length;
  const members = groups?.find(({ id }) => id === groupId)?.members ?? [];
  return members.filter(({ id }) => pupils.some((pupil) => pupil.id === id)).length;
};

const icons = { class: <Users />, group: <UsersRound />, pupils: <UserRound /> };

type Props = { classId: number; whom: Whom; onChange: (whom: Whom) => void };

export const usePeople = (classId: number | null) => ({
  pupils: useAnswer(classId === null ? null : `pupils ${classId}`, () => pupilsOf(classId ?? 0)),
  groups: useAnswer(classId === null ? null : 'own groups', ownGroups),
});

export const WhomFields = ({ classId, whom, onChange }: Props) => {
  const say = useText(texts);
  const { pupils, groups } = usePeople(classId);
  const labels = { class: say('whole'), group: say('group'), pupils: say('pupils') };
  const students = pupils.data?.students ?? [];
  const here = groups.data?.filter(({ members }) =>
    members.some(({ id }) => students.some((student) => student.id === id)),
  );
  const toggle = (id: number) =>
    onChange({
      ...whom,
      pupilIds: whom.pupilIds.includes(id)
        ? whom.pupilIds.filter((one) => one !== id)
        : [...whom.pupilIds, id],
    });
  if (pupils.state === 'failed') return <Failed retry={pupils.retry}>{say('loadFailed')}</Failed>;
  if (pupils.data === null) return <Bones lines={2} label={say('loading')} />;
  return (
    <div className={c('form')}>
      <Choices
        legend={say('whom')}
        look="track"
        choices={ways.map((way) => ({ id: way, label: labels[way], icon: icons[way] }))}
        chosen={whom.way}
        onChoose={(way) => onChange({ ...whom, way })}
      />
      {whom.way === 'group' &&
        (here === undefined || here.length === 0 ? (
          <Notice kind="info">{say('noGroup')}</Notice>
        ) : (
          <Choices
            legend={say('group')}
            look="pills"
            choices={here.map(({ id, name, members }) => {
              const count = members.filter((one) => students.some((student) => student.id === one.id)).length;
              return { id: String(id), label: `${name} · ${count}` };
            })}
            chosen={whom.groupId === null ? null : String(whom.groupId)}
            onChoose={(id) => onChange({ ...whom, groupId: Number(id) })}
          />
        ))}
      {whom.way === 'pupils' && (
        <div className={c('pupils')}>
          {students.map(({ id, name }) => (
            <Check key={id} label={name} checked={whom.pupilIds.includes(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      )}
    </div>
  );
};
