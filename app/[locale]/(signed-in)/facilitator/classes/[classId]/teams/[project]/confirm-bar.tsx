'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/use-go';
import { confirmTeamsOp } from '@/lib/teams/contract';
import { isUneven } from '@/lib/teams/rules/arrangement';
import type { Board } from './board';
import type { useTeamDraft } from './use-team-draft';

type Props = { board: Board; draft: ReturnType<typeof useTeamDraft>; unplaced: number };

/** Always in sight: what is missing, whether all is kept, and the one thing to do then. */
export function ConfirmBar({ board, draft, unplaced }: Props) {
  const t = useTranslations('teams');
  const { teams, saving, revision, undo } = draft;
  const isReady = unplaced === 0 && saving === 'saved';
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 grid gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
      <NotSaved draft={draft} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
        <ConfirmedButton
          op={confirmTeamsOp}
          input={{ classId: board.classId, project: board.project, revision }}
          danger={false}
          words={{
            label: t('confirm.label'),
            title: t('confirm.title'),
            confirm: t('confirm.confirm'),
            done: t('confirm.done'),
          }}
          button={{ variant: 'primary', disabled: !isReady, 'aria-describedby': 'teams-missing' }}
        >
          <p>{t('confirm.text', { count: teams.filter((team) => team.length > 0).length })}</p>
          {isUneven(teams) && <p className="mt-2">{t('confirm.uneven')}</p>}
        </ConfirmedButton>
        {undo && (
          <Button variant="quiet" onClick={undo}>
            {t('undo')}
          </Button>
        )}
        <p id="teams-missing" className="min-w-0">
          {unplaced > 0 ? <strong>{t('missing', { count: unplaced })}</strong> : t('allPlaced')}{' '}
          <span className="text-ink-soft">{(saving === 'saved' || saving === 'saving') && t(`saving.${saving}`)}</span>
        </p>
      </div>
    </div>
  );
}

/** Nothing is lost while the line is gone; what somebody else saved first is shown when it is asked for. */
function NotSaved({ draft: { saving, refusal, retry } }: Pick<Props, 'draft'>) {
  const t = useTranslations('teams');
  const failure = useFailureWords();
  const go = useGo();
  if (saving === 'cut') {
    return (
      <Alert
        tone="warning"
        announce
        actions={
          <Button size="sm" onClick={() => retry()}>
            {t('saving.retry')}
          </Button>
        }
      >
        {t('saving.cut')}
      </Alert>
    );
  }
  if (saving !== 'refused') return null;
  return (
    <Alert
      tone="danger"
      announce
      actions={
        <Button size="sm" onClick={go.refresh}>
          {t('saving.reload')}
        </Button>
      }
    >
      {failure.ofCall(refusal)}
    </Alert>
  );
}
