import { getTranslations } from 'next-intl/server';
import { userListInput } from '@/components/people/staff/staff-view';
import { UserTable } from '@/components/people/staff/user-table';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { userList } from '@/lib/accounts/queries/logins';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';

export async function generateMetadata() {
  const t = await getTranslations('staff.users');
  return { title: t('title') };
}

export default async function Users({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const params = await searchParams;
  const [t, found, schools] = await Promise.all([
    getTranslations('staff.users'),
    userList(actor, userListInput(params)),
    schoolChoices(actor, {}),
  ]);
  return (
    <ClientWords namespaces={['shell', 'staff', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={t('lead', { count: found.total })}
        actions={
          <ButtonLink href={links.newUser()} variant="primary" icon="plus">
            {t('new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <UserTable address={{ path: links.users(), params }} found={found} schools={schools} />
      </Card>
    </ClientWords>
  );
}
