import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { lacksSchool } from '@/lib/access/actor';
import { enter } from '@/lib/access/enter';
import { ownAccount } from '@/lib/accounts/queries';
import { ownIdentities } from '@/lib/accounts/queries/own-identities';
import { AtSchool } from './at-school';
import { LinkedAccounts } from './linked-accounts';
import { MyDataForm } from './my-data-form';
import { PasswordCard } from './password-card';
import { Preferences } from './preferences';

export async function generateMetadata() {
  const t = await getTranslations('accounts.myData');
  return { title: t('title') };
}

export default async function MyData() {
  const actor = await enter('/my-data');
  const [t, own, identities] = await Promise.all([
    getTranslations('accounts.myData'),
    ownAccount(actor, {}),
    ownIdentities(actor, {}),
  ]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {lacksSchool(actor) && (
        <Alert tone="danger" title={t('schoolMissing.title')} className="mb-4">
          {t(`schoolMissing.${actor.tipo === 'aluno' ? 'student' : 'staff'}`)}
        </Alert>
      )}
      <ClientWords namespaces={['accounts', 'conflict', 'failures', 'fields', 'passwords', 'shell']}>
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
          <MyDataForm own={own} />
          {/* Cards that are saved by themselves. */}
          <div className="grid gap-4 lg:gap-6">
            <AtSchool own={own} />
            <Preferences />
            <LinkedAccounts identities={identities} own={own} />
            <PasswordCard />
          </div>
        </div>
      </ClientWords>
    </>
  );
}
