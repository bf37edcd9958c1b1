'use client';

import { useTranslations } from 'next-intl';
import { EditForm } from '@/components/forms/edit-form';
import { SaveRow } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/use-go';
import { describeTeamOp } from '@/lib/teams/contract';
import { nameLengthMax, roleLengthMax } from '@/lib/teams/rules/sizes';
import type { Board } from './board';

type Props = { board: Board; team: Board['teams'][number]; onClose: () => void };

/** What a team calls itself, and what each does in it: free words, none of them needed. */
export function TeamWords({ board, team, onClose }: Props) {
  const t = useTranslations('teams.words');
  const go = useGo();
  const nameOf = (id: string) => board.pupils.find((pupil) => pupil.id === id)?.name ?? '';
  const { classId, project, revision } = board;
  return (
    <EditForm
      op={describeTeamOp}
      initial={{ name: team.name, roles: team.members }}
      input={(values) => ({ classId, project, teamId: team.id, ...values })}
      revision={revision}
      onStale={go.refresh}
      done={t('saved')}
      onSaved={(_, isAll) => {
        go.refresh();
        if (isAll) onClose();
      }}
      startsHere
      prefix={`team-${team.id}-`}
      className="grid gap-3"
    >
      <TextField name="name" label={t('name')} maxLength={nameLengthMax} />
      {team.members.map(({ studentId }, index) => (
        <TextField
          key={studentId}
          name={`roles.${index}.role`}
          label={t('role', { name: nameOf(studentId) })}
          maxLength={roleLengthMax}
        />
      ))}
      <SaveRow label={t('save')} variant="primary">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </SaveRow>
    </EditForm>
  );
}
