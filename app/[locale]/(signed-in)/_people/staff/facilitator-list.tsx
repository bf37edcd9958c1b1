import { getTranslations } from 'next-intl/server';
import { FacilitatorTable } from '@/components/people/staff/facilitator-table';
import { LinkFacilitator } from '@/components/people/staff/link-facilitator';
import { facilitatorListInput } from '@/components/people/staff/staff-view';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { facilitatorList } from '@/lib/facilitators/queries';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function FacilitatorList({ area, actor, params }: Props) {
  const [t, found, schools] = await Promise.all([
    getTranslations('staff'),
    facilitatorList(actor, facilitatorListInput(params)),
    area === 'adm' ? schoolChoices(actor, {}) : [],
  ]);
  return (
    <ClientWords namespaces={['failures', 'fields', 'shell', 'staff', 'ui']}>
      <PageHeader
        title={t('facilitators.title')}
        lead={t('facilitators.lead', { count: found.total })}
        actions={
          <ButtonLink href={links.newFacilitator(area)} variant="primary" icon="plus">
            {t('facilitators.new')}
          </ButtonLink>
        }
      />
      <Card flush>
        <FacilitatorTable
          area={area}
          address={{ path: links.facilitators(area), params }}
          found={found}
          schools={schools}
        />
      </Card>
      {area === 'school' && <LinkFacilitator />}
    </ClientWords>
  );
}
