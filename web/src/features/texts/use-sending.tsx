import type { Ask } from '@afrolearn/contract';
import type { Text } from '@afrolearn/contract/texts.ts';
import { type ReactNode, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { dropDraft } from './text-drafts.ts';
import { saveReading } from './texts.api.ts';

type Body = Ask<'PUT /texts/readings'>['body'];
export type SpokenLanguage = Body['language'];
export type Said = Pick<Body, 'verdict' | 'wording' | 'note'>;

export type Sending = {
  busy: boolean;
  /** True once the server has it. */
  send: (said: Said) => Promise<boolean>;
  /** The faults of each form of the wording. */
  faults: Readonly<Record<string, string>>;
  note: ReactNode;
};

type Props = {
  text: Text;
  language: SpokenLanguage;
  onSaved: (text: Text) => void;
  onReload: () => void;
};

/** Sends a speaker's review and returns the result. */
export const useSending = ({ text, language, onSaved, onReload }: Props): Sending => {
  const say = useText(readTexts);
  const { expire } = useSession();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<CallError | 'other' | null>(null);

  const send = async (said: Said): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setDone(false);
    setFailure(null);
    try {
      const saved = await saveReading({ language, key: text.key, mark: text.mark, ...said });
      if (said.verdict !== 'good') dropDraft(language, text.key);
      onSaved(saved);
      setDone(true);
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) expire();
      setFailure(error instanceof CallError ? error : 'other');
      return false;
    } finally {
      setBusy(false);
    }
  };

  const faults = failure === null || failure === 'other' ? {} : failure.fields;
  const words = (): string => {
    if (failure === null || failure === 'other') return say('notSaved');
    if (failure.code === 'network') return say('noNetwork');
    return Object.keys(faults).length > 0 ? say('checkFields') : (failure.said ?? say('notSaved'));
  };
  const isChanged = failure instanceof CallError && failure.code === 'texts/changed';
  const note = (
    <>
      {done && <Notice kind="ok">{say('thanks')}</Notice>}
      {failure !== null && (
        <Notice
          kind="bad"
          action={
            isChanged && (
              <Button kind="ghost" size="sm" onClick={onReload}>
                {say('reload')}
              </Button>
            )
          }
        >
          {words()}
        </Notice>
      )}
    </>
  );
  return { busy, send, faults, note };
};
