'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Hero } from '@/components/shell/hero';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { reopenTeamsOp } from '@/lib/teams/contract';
import { unplaced } from '@/lib/teams/rules/arrangement';
import type { Board } from './board';
import { TeamWords } from './team-words';

/** The teams as everybody knows them; also where none can be made any more. */
export function ConfirmedTeams({ board }: { board: Board }) {
  const t = useTranslations('teams');
  /** One at a time: words that are saved make those of another open form older. */
  const [editing, setEditing] = useState<string>();
  const placed = board.teams.map(({ members }) => members.map(({ studentId }) => studentId));
  const ids = board.pupils.map(({ id }) => id);
  const late = board.isRunning && !board.isEvaluated ? unplaced(placed, ids).length : 0;
  return (
    <>
      <Standing board={board} />
      {late > 0 && (
        <Alert tone="warning" className="mb-4">
          {t('late', { count: late })}
        </Alert>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {board.teams.map((team, index) => (
          <OneTeam key={team.id} {...{ board, team, editing, setEditing }} number={index + 1} />
        ))}
      </div>
    </>
  );
}

function Standing({ board }: { board: Board }) {
  const t = useTranslations('teams');
  const format = useFormatter();
  const { classId, project, revision, confirmedAt, confirmedBy, isEvaluated, isRunning } = board;
  const why = isRunning ? 'unitClosed' : 'notRunning';
  if (confirmedAt === null) return <Alert className="mb-4">{t(why)}</Alert>;
  const day = format.dateTime(new Date(confirmedAt), { dateStyle: 'long' });
  const reopen = !isEvaluated && isRunning && (
    <ConfirmedButton
      op={reopenTeamsOp}
      input={{ classId, project, revision }}
      danger={false}
      words={{
        label: t('reopen.label'),
        title: t('reopen.title'),
        confirm: t('reopen.confirm'),
        done: t('reopen.done'),
      }}
      button={{ icon: 'edit' }}
    >
      {t('reopen.text')}
    </ConfirmedButton>
  );
  return (
    <Hero mood="up" title={t('confirmedTitle')} actions={reopen}>
      {t('confirmedBy', { day, name: confirmedBy ?? '' })} {isEvaluated && t('evaluated')}
    </Hero>
  );
}

type TeamProps = {
  board: Board;
  team: Board['teams'][number];
  number: number;
  editing: string | undefined;
  setEditing: (teamId: string | undefined) => void;
};

function OneTeam({ board, team, number, editing, setEditing }: TeamProps) {
  const t = useTranslations('teams');
  const pupils = new Map(board.pupils.map((pupil) => [pupil.id, pupil]));
  const called = team.name || t('team', { number });
  return (
    <Card title={called} lead={team.name ? t('team', { number }) : undefined} className="h-full">
      {editing === team.id ? (
        <TeamWords board={board} team={team} onClose={() => setEditing(undefined)} />
      ) : (
        <>
          <ul className="grid gap-2">
            {team.members.map(({ studentId, role }, index) => {
              const { name = '', photoUrl = null, isAbsent = false } = pupils.get(studentId) ?? {};
              return (
                <li key={studentId} className="flex min-w-0 items-center gap-3">
                  <Avatar name={name} photo={photoUrl} size={32} className={isAbsent ? 'grayscale' : ''} />
                  <span className="min-w-0 grow">
                    <span className={isAbsent ? 'text-ink-soft' : 'font-semibold'}>{name}</span>
                    {role && <span className="block text-ink-soft text-sm">{role}</span>}
                  </span>
                  {index === 0 && (
                    <Badge tone="brand" icon="flag">
                      {t('leader')}
                    </Badge>
                  )}
                  {isAbsent && <Badge>{t('absent')}</Badge>}
                </li>
              );
            })}
          </ul>
          {board.isRunning && editing === undefined && (
            <Button
              variant="quiet"
              size="sm"
              icon="edit"
              className="mt-2 -ms-3"
              aria-label={t('words.openOf', { team: called })}
              onClick={() => setEditing(team.id)}
            >
              {t('words.open')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
