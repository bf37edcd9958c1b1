import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';

type OwnTeam = {
  id: string;
  number: number;
  name: string;
  project: number;
  projectName: string;
  members: readonly {
    id: string;
    name: string;
    photoUrl: string | null;
    role: string;
    isLeader: boolean;
    isSelf: boolean;
  }[];
};

/** With whom a pupil makes the project: five faces at most, the own one among them. */
export function OwnTeamCard({ team }: { team: OwnTeam }) {
  const t = useTranslations('teams');
  const { number, name, project, projectName, members } = team;
  return (
    <Card
      title={name || t('team', { number })}
      lead={t('projectTitle', { project, name: projectName })}
      actions={
        members.some(({ isLeader, isSelf }) => isLeader && isSelf) && <Badge tone="brand">{t('own.youLead')}</Badge>
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {members.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-3 text-lg">
            <Avatar name={member.name} photo={member.photoUrl} size={44} />
            <span className="min-w-0">
              <span className="block break-words font-semibold leading-snug">
                {member.name}
                {member.isSelf && <span className="font-normal text-ink-soft"> ({t('own.you')})</span>}
              </span>
              {(member.isLeader || member.role) && (
                <span className="block text-base text-ink-soft">
                  {[member.isLeader && t('leader'), member.role].filter(Boolean).join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
