'use client';

import { useEffect, useRef, useState } from 'react';
import { guard, release } from '@/components/forms/unsaved-guards';
import { CallFailure } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import { saveTeamsOp } from '@/lib/teams/contract';
import type { Arrangement } from '@/lib/teams/rules/deal';
import type { Board, Dealt } from './board';

type Draft = { teams: Arrangement; dealt: Dealt };
/** `cut`: the line is gone, nothing is lost; `refused`: the server said no, so the page is read anew. */
export type Saving = 'saved' | 'saving' | 'cut' | 'refused';

function draftOf({ teams, dealt }: Board): Draft {
  return { teams: teams.map(({ members }) => members.map(({ studentId }) => studentId)), dealt };
}

/** The teams as they are drawn: every change is kept on the server, one after the other, and can be taken back. */
export function useTeamDraft(board: Board) {
  const { classId, project } = board;
  const [draft, setDraft] = useState(() => draftOf(board));
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [saving, setSaving] = useState<Saving>('saved');
  const [refusal, setRefusal] = useState<unknown>();
  const [revision, setRevision] = useState(board.revision);
  const known = useRef(board.revision);
  const wanted = useRef<Draft>(undefined);
  /** Sent, and the line broke before the answer: goes first again, as it was, or it would be refused as somebody else's. */
  const unanswered = useRef<{ draft: Draft; revision: number }>(undefined);
  const isBusy = useRef(false);
  const form = useRef(Symbol('teams'));
  const command = useCommand(saveTeamsOp);

  async function store(): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving('saving');
    try {
      for (let next = following(); next; next = following()) {
        unanswered.current = next;
        const { dealt, teams } = next.draft;
        const sent = { classId, project, revision: next.revision, dealt, teams: teams.map((team) => [...team]) };
        const saved = await command.run(sent);
        unanswered.current = undefined;
        known.current = saved.revision;
      }
      setRevision(known.current);
      setSaving('saved');
      release(form.current);
      return true;
    } catch (error) {
      // What failed on the server is tried again as a broken line is: nobody refused it.
      const isRefused = error instanceof CallFailure && error.status < 500;
      if (isRefused) unanswered.current = undefined;
      setRefusal(error);
      setSaving(isRefused ? 'refused' : 'cut');
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  function following() {
    const next = unanswered.current ?? (wanted.current && { draft: wanted.current, revision: known.current });
    if (!unanswered.current) wanted.current = undefined;
    return next;
  }

  function draw(next: Draft): void {
    setDraft(next);
    wanted.current = next;
    guard(form.current, store);
    void store();
  }

  function change(teams: Arrangement, dealt: Dealt = draft.dealt): void {
    if (teams === draft.teams) return;
    setPast([...past, draft]);
    draw({ teams, dealt });
  }

  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    draw(last);
  }

  const retry = useRef(store);
  retry.current = store;
  useEffect(() => {
    const again = () => (wanted.current || unanswered.current ? void retry.current() : undefined);
    const own = form.current;
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      release(own);
    };
  }, []);

  return { ...draft, change, undo: past.length > 0 ? undo : undefined, saving, refusal, revision, retry: store };
}
