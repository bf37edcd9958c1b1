'use client';

import { useTranslations } from 'next-intl';
import { joinClasses } from '@/components/ui/join-classes';
import type { Arrangement } from '@/lib/teams/rules/deal';
import type { Board, Pupil } from './board';
import { PupilTile } from './pupil-tile';
import type { Drag, useDrag } from './use-drag';

type Props = {
  board: Board;
  teams: Arrangement;
  tray: readonly string[];
  drag: Drag | undefined;
  handle: ReturnType<typeof useDrag>['handle'];
  onOpen: (pupil: string) => void;
};

/** Who has no team first, as long as there is somebody; then the teams, the leader of each on top. */
export function TeamList({ board, teams, tray, drag, handle, onOpen }: Props) {
  const t = useTranslations('teams');
  const names = new Map(board.teams.map(({ name }, index) => [index, name]));
  const pupils = new Map(board.pupils.map((pupil) => [pupil.id, pupil]));
  const tiles = (ids: readonly string[], leads: boolean) =>
    ids.map((id, index) => {
      const pupil = pupils.get(id);
      if (!pupil) return null;
      return (
        <PupilTile
          key={id}
          pupil={pupil}
          isLeader={leads && index === 0}
          isDragged={drag?.pupil === id}
          isTarget={drag?.over === id}
          handle={handle(id)}
          onOpen={() => onOpen(id)}
        />
      );
    });
  return (
    <>
      {tray.length > 0 && (
        <section
          aria-label={t('tray')}
          data-seat="tray"
          className={joinClasses('card mb-4 border-warning-solid', drag?.over === 'tray' && 'bg-brand-soft')}
        >
          <div className="card-head">
            <h2 className="text-xl">{t('trayCount', { count: tray.length })}</h2>
          </div>
          <ul className="card-body grid gap-2 sm:grid-cols-2 xl:grid-cols-3">{tiles(tray, false)}</ul>
        </section>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {teams.map((ids, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number until it is confirmed.
            key={index}
            aria-label={t('team', { number: index + 1 })}
            data-seat={index}
            className={joinClasses('card h-full', drag?.over === String(index) && 'bg-brand-soft')}
          >
            <div className="card-head">
              <h2 className="text-xl">
                {t('team', { number: index + 1 })}
                {names.get(index) && <span className="text-ink-soft"> · {names.get(index)}</span>}
              </h2>
              <span className="text-ink-soft">{t('count', { count: ids.length })}</span>
            </div>
            <div className="card-body">
              {ids.length === 0 && <p className="text-ink-soft">{t('emptyTeam')}</p>}
              <ul className="grid gap-2">{tiles(ids, true)}</ul>
            </div>
          </section>
        ))}
      </div>
      {drag && <Dragged drag={drag} pupil={pupils.get(drag.pupil)} />}
    </>
  );
}

/** What the finger carries. */
function Dragged({ drag, pupil }: { drag: Drag; pupil: Pupil | undefined }) {
  return (
    <div
      aria-hidden
      style={{ left: drag.x + 12, top: drag.y - 24 }}
      className="pointer-events-none fixed z-50 max-w-60 truncate rounded-md border-2 border-brand-edge bg-raised px-3 py-2 font-semibold shadow-lg"
    >
      {pupil?.name}
    </div>
  );
}
