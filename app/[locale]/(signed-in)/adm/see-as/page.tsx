import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import { readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { seeableAccounts } from '@/lib/accounts/queries';
import { PeopleFound } from './people-found';
import { PersonSearch } from './person-search';
import { SeeForm } from './see-form';

export async function generateMetadata() {
  const t = await getTranslations('accounts.seeAs');
  return { title: t('title') };
}

export default async function SeeAs({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('accounts.seeAs')]);
  const [search, login] = [readText(params, 'q'), readText(params, 'login')];
  const found = search || login ? await seeableAccounts(actor, { search, login }) : undefined;
  const chosen = login ? found?.[0] : undefined;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <ClientWords namespaces={['accounts', 'failures', 'fields', 'shell']}>
        <div className="grid max-w-[56rem] gap-4">
          <PersonSearch search={search} />
          {chosen ? <SeeForm key={chosen.login} person={chosen} /> : found && <PeopleFound people={found} />}
        </div>
      </ClientWords>
    </>
  );
}
