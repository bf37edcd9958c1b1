import { getTranslations } from 'next-intl/server';
import { AdvisorTable } from '@/components/people/staff/advisor-table';
import { advisorListInput } from '@/components/people/staff/staff-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { advisorList } from '@/lib/advisors/queries';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';

export async function generateMetadata() {
  const t = await getTranslations('staff.advisors');
  return { title: t('title') };
}

export default async function Advisors({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const params = await searchParams;
  const [t, found, schools] = await Promise.all([
    getTranslations('staff.advisors'),
    advisorList(actor, advisorListInput(params)),
    schoolChoices(actor, {}),
  ]);
  return (
    <ClientWords namespaces={['staff', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={t('lead', { count: found.total })}
        actions={
          <ButtonLink href={links.newAdvisor()} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <AdvisorTable address={{ path: links.advisors(), params }} found={found} schools={schools} />
      </Card>
    </ClientWords>
  );
}
