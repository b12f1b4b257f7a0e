import type { Reply } from '@afrolearn/contract';
import { groupDefaults, groupLimits } from '@afrolearn/learning/groups/limits.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { createGroup, inviteToGroup } from './groups.api.ts';
import css from './groups.module.css';
import { saidOf } from './said.ts';

const c = classes(css);

/** Spec 2 §3, 'New-group draft'. Only name and description are sent; the server sets the rest. */
const emptyDraft = {
  name: '',
  description: '',
  ...groupDefaults,
  maxMembers: groupLimits.members,
  selectedFriends: [] as readonly number[],
};

type Company = Reply<'GET /groups/friends'>;
type Props = { open: boolean; company: Company; onClose: () => void; onMade: (id: number) => void };

/* Who can find the group and who supervises it, at this school and for this person. */
const rulesFor = ({ standing, openTo }: Company) => {
  if (standing === 'adult') return openTo === 'school' ? 'rulesTeacherSchool' : 'rulesTeacher';
  return openTo === 'school' ? 'rulesSchool' : 'rules';
};

export const CreateGroup = ({ open, company, onClose, onMade }: Props) => {
  const say = useText(groups);
  const { friends, classes: ownClasses } = company;
  const [draft, setDraft] = useState(emptyDraft);
  const [classId, setClassId] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; fields: Readonly<Record<string, string>> } | null>(
    null,
  );

  const choose = (id: number, chosen: boolean) =>
    setDraft((now) => ({
      ...now,
      selectedFriends: chosen
        ? [...now.selectedFriends, id]
        : now.selectedFriends.filter((one) => one !== id),
    }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || draft.name.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      const { name, description, selectedFriends } = draft;
      const { id } = await createGroup({ name, description, ...(classId === null ? {} : { classId }) });
      // Failed invitations can be repeated later; the group exists.
      await Promise.allSettled(selectedFriends.map((friend) => inviteToGroup(id, studentId(friend))));
      setDraft(emptyDraft);
      onMade(id);
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      setFailure({ text: saidOf(error, say('createFailed')), fields });
    }
    setBusy(false);
  };

  return (
    <Dialog open={open} narrow onClose={onClose} title={say('create')} closeLabel={say('close')}>
      <form className={c('form')} onSubmit={submit} noValidate>
        <TextField
          label={say('name')}
          hint={say(company.openTo === 'school' ? 'nameHintSchool' : 'nameHint')}
          error={failure?.fields['name']}
          value={draft.name}
          maxLength={groupLimits.nameLetters}
          autoComplete="off"
          required
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <TextAreaField
          label={say('about')}
          hint={say('aboutHint')}
          error={failure?.fields['description']}
          value={draft.description}
          maxLength={groupLimits.descriptionLetters}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
        {ownClasses.length > 1 && (
          <SelectField
            label={say('forClass')}
            value={classId ?? ownClasses[0]?.id}
            onChange={(event) => setClassId(Number(event.target.value))}
          >
            {ownClasses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {friends.length > 0 && (
          <fieldset className={c('friends')}>
            <legend>{say('askFriends')}</legend>
            {friends.map(({ id, name }) => (
              <div key={id} className={c('friend')}>
                <Check
                  label={name}
                  checked={draft.selectedFriends.includes(id)}
                  disabled={
                    !draft.selectedFriends.includes(id) &&
                    draft.selectedFriends.length >= draft.maxMembers - 1
                  }
                  onChange={(event) => choose(id, event.target.checked)}
                />
                <ReportButton about={{ kind: 'person', id, name }} look="round" />
              </div>
            ))}
          </fieldset>
        )}
        <p className={c('rules')}>{say(rulesFor(company))}</p>
        {failure !== null && Object.keys(failure.fields).length === 0 && (
          <Notice kind="bad">{failure.text}</Notice>
        )}
        <div className={c('answers')}>
          <Button size="sm" kind="paper" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" size="sm" busy={busy} disabled={draft.name.trim() === ''}>
            {say(busy ? 'creating' : 'create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
