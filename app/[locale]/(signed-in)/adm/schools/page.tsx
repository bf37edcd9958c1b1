import { getTranslations } from 'next-intl/server';
import { SchoolTable } from '@/components/schools/school-table';
import { schoolListInput } from '@/components/schools/school-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { schoolList } from '@/lib/schools/queries';

export async function generateMetadata() {
  const t = await getTranslations('schools');
  return { title: t('title') };
}

export default async function Schools({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const params = await searchParams;
  const [t, found] = await Promise.all([getTranslations('schools'), schoolList(actor, schoolListInput(params))]);
  return (
    <ClientWords namespaces={['schools', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={t('list.lead', { count: found.total })}
        actions={
          <ButtonLink href={links.admNewSchool()} variant="primary" icon="plus">
            {t('form.newTitle')}
          </ButtonLink>
        }
      />
      <Card flush>
        <SchoolTable address={{ path: links.admSchools(), params }} found={found} />
      </Card>
    </ClientWords>
  );
}
