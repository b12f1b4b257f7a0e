import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import type { ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { uuid } from '#offline/uuid.ts';
import { changePage, dropPage, type KeptPage, keepPage } from '#teaching-kit/assistant/index.ts';

export type MadeForm = KeptPage['form'];
type Kept = { readonly id: string; readonly version: number };
type Saving = 'no' | 'busy' | 'done' | { readonly failed: string | null };

const mostUndone = 50;

/** A made page with its edits and its storage state. */
export const useMadePage = (tool: ToolId) => {
  const [page, setPage] = useState<ToolPage | null>(null);
  const [form, setForm] = useState<MadeForm | null>(null);
  const [past, setPast] = useState<readonly ToolPage[]>([]);
  const [kept, setKept] = useState<Kept | null>(null);
  /** The stored page that is open: saving updates it. */
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving>('no');

  const change = (next: ToolPage) => {
    if (page !== null) setPast([...past, page].slice(-mostUndone));
    setPage(next);
    setSaving('no');
  };
  const made = (next: ToolPage, by: MadeForm) => {
    change(next);
    setForm(by);
  };
  const undo = () => {
    const before = past[past.length - 1];
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    setPage(before);
    setSaving('no');
  };
  const open = ({ id, version, page: found, form: by }: KeptPage) => {
    setPage(found);
    setForm(by);
    setPast([]);
    setKept({ id, version });
    setOpenedId(id);
    setSaving('done');
  };
  /** True once stored. After a failure the page stays on the screen. */
  const save = async (asNew: boolean): Promise<string | null> => {
    if (page === null || form === null) return null;
    setSaving('busy');
    try {
      const known = asNew ? null : kept;
      const saved =
        known === null
          ? await keepPage({ id: uuid(), tool, page, form })
          : await changePage(known.id, { version: known.version, page, form });
      setKept({ id: saved.id, version: saved.version });
      setSaving('done');
      return saved.id;
    } catch (cause) {
      setSaving({ failed: cause instanceof CallError ? cause.said : null });
      return null;
    }
  };
  const remove = async (): Promise<boolean> => {
    if (kept === null) return false;
    try {
      await dropPage(kept.id);
      return true;
    } catch (cause) {
      setSaving({ failed: cause instanceof CallError ? cause.said : null });
      return false;
    }
  };
  return {
    page,
    form,
    kept,
    openedId,
    saving,
    canUndo: past.length > 0,
    change,
    made,
    undo,
    open,
    save,
    remove,
  };
};
