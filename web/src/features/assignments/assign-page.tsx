import { workOf } from '@afrolearn/learning/assignments/refs.ts';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { useNavigate, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { assignWork, ownClasses } from './assignments.api.ts';
import css from './assignments.module.css';
import { DueChoices } from './choosing/due-choices.tsx';
import { Step } from './choosing/step.tsx';
import { Summary } from './choosing/summary.tsx';
import { type Kind, noWhat, type What } from './what.ts';
import { WhatFields } from './what-fields.tsx';
import { countOf, usePeople, type Whom, WhomFields, wholeClass } from './whom-fields.tsx';

const c = classes(css);

const mostWord = 300;

/** Choices from the query: `?ref=u400-l1&title=…&class=5&pupils=7,8&again=1`. */
const useChosen = () => {
  const [search] = useSearchParams();
  const ref = search.get('ref') ?? '';
  const work = workOf(ref);
  const pupilIds = (search.get('pupils') ?? '').split(',').map(Number).filter(Boolean);
  const kind: Kind = work === null ? 'quiz' : work.kind === 'reading' ? 'lesson' : work.kind;
  return {
    title: work === null || work.kind === 'paper' ? null : (search.get('title') ?? ref),
    again: search.has('again'),
    classId: Number(search.get('class')) || null,
    what: {
      ...noWhat,
      kind,
      ref: work === null ? '' : ref,
      name: search.get('title') ?? ref,
    } satisfies What,
    whom: (pupilIds.length === 0 ? wholeClass : { way: 'pupils', groupId: null, pupilIds }) satisfies Whom,
  };
};

/** /assignments/new: what, for whom, by when. */
export const AssignPage = () => {
  const say = useText(texts);
  usePageTitle(say('assign'));
  const go = useNavigate();
  const chosen = useChosen();
  const rooms = useAnswer('own classes', ownClasses);
  const [classId, setClassId] = useState(chosen.classId);
  const [what, setWhat] = useState<What>(chosen.what);
  const [whom, setWhom] = useState<Whom>(chosen.whom);
  const [due, setDue] = useState('');
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const room = rooms.data?.find(({ id }) => id === classId) ?? rooms.data?.[0];
  const { pupils, groups } = usePeople(room?.id ?? null);
  const count = countOf(whom, pupils.data?.students ?? null, groups.data);
  const errors = failure?.fields ?? {};
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (room === undefined || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await assignWork({
        ref: what.ref,
        classId: room.id,
        ...(whom.way === 'group' && whom.groupId !== null ? { groupId: whom.groupId } : {}),
        ...(whom.way === 'pupils' ? { pupilIds: [...whom.pupilIds], again: chosen.again } : {}),
        dueOn: due === '' ? null : due,
        ...(what.kind === 'paper' ? { title: what.title, paper: what.paper, answers: what.answers } : {}),
        ...(what.kind === 'practice' ? { wanted: what.wanted } : {}),
        ...(word.trim() === '' ? {} : { word }),
      });
      go(paths.assignment(id));
    } catch (error) {
      setFailure(error instanceof CallError ? error : null);
      if (!(error instanceof CallError)) throw error;
    }
    setBusy(false);
  };
  const title = what.kind === 'paper' ? what.title.trim() : what.ref === '' ? '' : what.name;
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={say('assign')}
        lead={say('assignLead')}
        actions={
          <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.assignments}>
            {say('back')}
          </ButtonLink>
        }
      />
      {rooms.state === 'failed' && <Failed retry={rooms.retry}>{say('loadFailed')}</Failed>}
      {rooms.state === 'loading' && rooms.data === null && <Bones lines={4} label={say('loading')} />}
      {rooms.data?.length === 0 && <Notice kind="info">{say('noClass')}</Notice>}
      {room !== undefined && (
        <form className={c('assign')} onSubmit={send} noValidate>
          <div className={c('form')}>
            <Step number={1} title={say('what')}>
              {chosen.title === null ? (
                <WhatFields grade={room.grade} what={what} onChange={setWhat} errors={errors} />
              ) : (
                <p>
                  <strong>{chosen.title}</strong> · {say(`kind.${what.kind}`)}
                </p>
              )}
            </Step>
            <Step number={2} title={say('whom')}>
              <div className={c('form')}>
                <SelectField
                  label={say('class')}
                  value={room.id}
                  onChange={(event) => {
                    setClassId(Number(event.target.value));
                    setWhom(wholeClass);
                  }}
                >
                  {rooms.data?.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <WhomFields classId={room.id} whom={whom} onChange={setWhom} />
                {chosen.again && whom.way === 'pupils' && <p>{say('doneAgain')}</p>}
              </div>
            </Step>
            <Step number={3} title={say('when')}>
              <div className={c('form')}>
                <DueChoices due={due} onChange={setDue} error={errors['dueOn']} />
                <TextAreaField
                  label={say('word')}
                  rows={2}
                  maxLength={mostWord}
                  value={word}
                  error={errors['word']}
                  onChange={(event) => setWord(event.target.value)}
                />
              </div>
            </Step>
          </div>
          <Summary
            {...{ title, count, due, busy }}
            isPaper={what.kind === 'paper'}
            room={room.name}
            failure={failure === null ? null : (failure.said ?? say('sendFailed'))}
          />
        </form>
      )}
    </div>
  );
};
