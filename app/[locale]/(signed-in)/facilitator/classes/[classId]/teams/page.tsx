import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { classProjects } from '@/lib/teams/queries/class-projects';

type Props = { params: Promise<{ classId: string }> };

const tones = { none: 'neutral', draft: 'warning', confirmed: 'success' } as const;

export async function generateMetadata() {
  const t = await getTranslations('teams');
  return { title: t('title') };
}

export default async function TeamsOfClass({ params }: Props) {
  const actor = await enter('/facilitator');
  const classId = decodedParam((await params).classId);
  const { className, projects } = await orNotFound(classProjects(actor, { classId }));
  const [t, classes] = await Promise.all([getTranslations('teams'), getTranslations('classes')]);
  const trail = [
    { label: classes('title'), href: links.classes('facilitator') },
    { label: className, href: links.schoolClass('facilitator', classId) },
    { label: t('title') },
  ];
  return (
    <>
      <PageHeader above={<Breadcrumb label={classes('title')} items={trail} />} title={t('title')} lead={t('lead')} />
      {projects.length === 0 && <EmptyState icon="users" title={t('noProjects')} />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {projects.map(({ project, name, state, isOpen, teams }) => (
          <Card key={project} title={t('projectTitle', { project, name })}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              {isOpen || state === 'confirmed' ? (
                <>
                  <Badge tone={tones[state]}>{t(`state.${state}`, { count: teams })}</Badge>
                  <ButtonLink href={links.teamsOfProject(classId, project)} iconEnd="arrow-right">
                    {t(`open.${state}`)}
                    <span className="sr-only">{t('openOf', { project })}</span>
                  </ButtonLink>
                </>
              ) : (
                <Badge>{t('state.never')}</Badge>
              )}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
