import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { teamBoard } from '@/lib/teams/queries/team-board';
import { ConfirmedTeams } from './confirmed-teams';
import { DefineTeams } from './define-teams';
import { projectOf } from './project-of';

type Props = { params: Promise<{ classId: string; project: string }> };

const namespaces = ['teams', 'conflict', 'failures', 'fields', 'shell', 'ui'] as const;

export async function generateMetadata() {
  const t = await getTranslations('teams');
  return { title: t('title') };
}

export default async function TeamsOfProject({ params }: Props) {
  const actor = await enter('/facilitator');
  const { classId, project } = await params;
  const board = await orNotFound(teamBoard(actor, { classId: decodedParam(classId), project: projectOf(project) }));
  const [t, classes] = await Promise.all([getTranslations('teams'), getTranslations('classes')]);
  const absent = board.pupils.filter(({ isAbsent }) => isAbsent).length;
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: board.className, href: links.schoolClass('facilitator', board.classId) },
    { label: t('title'), href: links.teams(board.classId) },
    { label: t('project', { project: board.project }) },
  ];
  const isOpen = board.isRunning && !board.isUnitClosed;
  return (
    <ClientWords namespaces={namespaces}>
      <PageHeader
        above={<Breadcrumb label={classes('title')} items={trail} />}
        title={t('projectTitle', { project: board.project, name: board.projectName })}
        lead={t('pupils', { count: board.pupils.length, absent })}
      />
      {board.confirmedAt === null && isOpen ? (
        <DefineTeams key={board.revision} board={board} />
      ) : (
        // Without a key: what is typed about a team stays while somebody else's words are read.
        <ConfirmedTeams board={board} />
      )}
    </ClientWords>
  );
}
