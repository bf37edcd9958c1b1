import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { mailList } from '@/lib/upkeep/queries/mails';
import { MailTable } from './mail-table';
import { mailView } from './mail-view';
import { TestMailForm } from './test-mail-form';

export async function generateMetadata() {
  const t = await getTranslations('upkeep.mail');
  return { title: t('title') };
}

export default async function MailAdministration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await enter('/adm');
  const [params, t] = await Promise.all([searchParams, getTranslations('upkeep.mail')]);
  const found = await mailList(actor, mailView(params));
  const address = { path: links.admMails(), params };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <Card flush>
          <MailTable address={address} found={found} />
        </Card>
        <Card title={t('test.title')} lead={t('test.text')}>
          <ClientWords namespaces={['upkeep', 'failures', 'fields', 'shell']}>
            <TestMailForm />
          </ClientWords>
        </Card>
      </div>
    </>
  );
}
