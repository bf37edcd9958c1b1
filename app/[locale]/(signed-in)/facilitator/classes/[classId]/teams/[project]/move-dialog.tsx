'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isFull, type Seat, teamOf } from '@/lib/teams/rules/arrangement';
import type { Arrangement } from '@/lib/teams/rules/deal';

type Props = {
  /** Nobody: closed. */
  pupil: string | undefined;
  name: string;
  teams: Arrangement;
  onMove: (seat: Seat) => void;
  onLead: () => void;
  onClose: () => void;
};

/** Where to with this pupil: all that dragging does, with buttons. */
export function MoveDialog({ pupil, name, teams, onMove, onLead, onClose }: Props) {
  const t = useTranslations('teams');
  const seat = pupil === undefined ? null : teamOf(teams, pupil);
  const leads = seat !== null && teams[seat]?.[0] === pupil;
  return (
    <Dialog
      open={pupil !== undefined}
      onClose={onClose}
      width="sm"
      title={name}
      lead={t('move.lead')}
      closeLabel={t('move.close')}
    >
      <div className="grid gap-2">
        {seat !== null && !leads && (
          <Button wide icon="flag" onClick={onLead}>
            {t('move.makeLeader')}
          </Button>
        )}
        {teams.map((team, index) =>
          index === seat ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number until it is confirmed.
            <Button key={index} wide disabled={isFull(teams, index)} onClick={() => onMove(index)}>
              {t(isFull(teams, index) ? 'move.full' : 'move.to', { number: index + 1, count: team.length })}
            </Button>
          ),
        )}
        {seat !== null && (
          <Button wide variant="quiet" onClick={() => onMove(null)}>
            {t('move.out')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
