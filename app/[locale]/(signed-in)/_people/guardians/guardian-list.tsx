import { getTranslations } from 'next-intl/server';
import { GuardianTable } from '@/components/people/guardians/guardian-table';
import { guardianListInput } from '@/components/people/guardians/guardian-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { guardianList } from '@/lib/guardians/queries/guardians';
import { links } from '@/lib/links';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function GuardianList({ area, actor, params }: Props) {
  const [t, found] = await Promise.all([getTranslations('guardians'), guardianList(actor, guardianListInput(params))]);
  return (
    <ClientWords namespaces={['failures', 'guardians', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={t('list.lead', { count: found.total })}
        actions={
          // A facilitator registers one together with a pupil; an administrator at a school's own screen.
          area === 'school' && (
            <ButtonLink href={links.newGuardian()} variant="primary" icon="plus">
              {t('list.new')}
            </ButtonLink>
          )
        }
      />
      <Card flush>
        <GuardianTable area={area} address={{ path: links.guardians(area), params }} found={found} />
      </Card>
    </ClientWords>
  );
}
