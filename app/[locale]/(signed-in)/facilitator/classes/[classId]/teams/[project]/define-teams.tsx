'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Hero } from '@/components/shell/hero';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isFull, leading, moved, type Seat, swapped, teamOf, unplaced } from '@/lib/teams/rules/arrangement';
import { teamsMost } from '@/lib/teams/rules/sizes';
import type { Board } from './board';
import { ConfirmBar } from './confirm-bar';
import { DealForm } from './deal-form';
import { MoveDialog } from './move-dialog';
import { TeamList } from './team-list';
import { type Target, useDrag } from './use-drag';
import { useTeamDraft } from './use-team-draft';

/** From nobody placed to everybody confirmed: dealt or by hand, moved by finger, mouse or keyboard. */
export function DefineTeams({ board }: { board: Board }) {
  const t = useTranslations('teams');
  const draft = useTeamDraft(board);
  const { teams, change } = draft;
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState<string>();
  const { drag, handle } = useDrag(drop);
  const focus = useMovedFocus();
  const ids = board.pupils.map(({ id }) => id);
  const nameOf = (id: string) => board.pupils.find((pupil) => pupil.id === id)?.name ?? '';
  const seatName = (seat: Seat) => (seat === null ? t('tray') : t('team', { number: seat + 1 }));

  function drop(pupil: string, target: Target): void {
    if ('pupil' in target) swap(pupil, target.pupil);
    else move(pupil, target.team);
  }

  function move(pupil: string, seat: Seat) {
    if (seat !== null && isFull(teams, seat) && teamOf(teams, pupil) !== seat) {
      return setSaid(t('said.full', { team: seatName(seat) }));
    }
    change(moved(teams, pupil, seat));
    setSaid(t('said.moved', { name: nameOf(pupil), team: seatName(seat) }));
  }

  /** Onto somebody who has a team yet, whoever comes from the tray joins it while there is room. */
  function swap(pupil: string, other: string) {
    const seat = teamOf(teams, other);
    if (seat === null) return move(pupil, null);
    if (teamOf(teams, pupil) === null && !isFull(teams, seat)) return move(pupil, seat);
    change(swapped(teams, pupil, other));
    setSaid(t('said.swapped', { name: nameOf(pupil), other: nameOf(other) }));
  }

  function lead(pupil: string): void {
    change(leading(teams, pupil));
    setSaid(t('said.leads', { name: nameOf(pupil), team: seatName(teamOf(teams, pupil)) }));
  }

  /** From the dialog: the focus stays with who was moved, wherever that is now. */
  function picked(act: (pupil: string) => void): void {
    if (moving === undefined) return;
    act(moving);
    focus.soon(moving);
    setMoving(undefined);
  }

  if (ids.length === 0) return <EmptyState icon="users" title={t('nobody')} />;
  const deal = (
    <DealForm
      board={board}
      isAgain={teams.length > 0}
      onTeams={(next, dealt, repeated) => {
        change(next, dealt);
        setSaid(dealt ? t('said.dealt', { count: next.length, repeated }) : t('said.empty', { count: next.length }));
      }}
    />
  );
  const tray = unplaced(teams, ids);
  return (
    <>
      {teams.length === 0 ? (
        <Hero title={t('heroTitle')}>{deal}</Hero>
      ) : (
        <details className="card mb-4">
          <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold sm:px-5">{t('again')}</summary>
          <div className="card-body">{deal}</div>
        </details>
      )}
      <p aria-live="polite" className={teams.length === 0 ? 'sr-only' : 'mb-4 min-h-6 text-ink-soft'}>
        {said || (teams.length > 0 && t('howToMove'))}
      </p>
      {teams.length > 0 && (
        <>
          <TeamList board={board} teams={teams} tray={tray} drag={drag} handle={handle} onOpen={setMoving} />
          <div className="my-4">
            <Button icon="plus" disabled={teams.length >= teamsMost} onClick={() => change([...teams, []])}>
              {t('addTeam')}
            </Button>
          </div>
          <ConfirmBar board={board} draft={draft} unplaced={tray.length} />
        </>
      )}
      <MoveDialog
        name={moving === undefined ? '' : nameOf(moving)}
        pupil={moving}
        teams={teams}
        onMove={(seat) => picked((pupil) => move(pupil, seat))}
        onLead={() => picked(lead)}
        onClose={() => {
          if (moving !== undefined) focus.soon(moving);
          setMoving(undefined);
        }}
      />
    </>
  );
}

/** The button of who was moved stands in another list now: it takes the focus again once it is drawn. */
function useMovedFocus() {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const id = waiting.current;
    if (id === undefined || document.querySelector('dialog[open]')) return;
    waiting.current = undefined;
    document.getElementById(`move-${id}`)?.focus();
  });
  return {
    soon: (pupil: string) => {
      waiting.current = pupil;
    },
  };
}
