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
import { schoolChoices } from '@/lib/schools/queries';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function GuardianList({ area, actor, params }: Props) {
  const input = guardianListInput(params);
  const [t, found, schools] = await Promise.all([
    getTranslations('guardians'),
    guardianList(actor, input),
    area === 'adm' ? schoolChoices(actor, {}) : [],
  ]);
  return (
    <ClientWords namespaces={['failures', 'guardians', 'ui']}>
      <PageHeader
        title={t('title')}
        lead={area === 'adm' && !input.schoolId ? t('list.chooseSchool') : t('list.lead', { count: found.total })}
        actions={
          // A facilitator registers one together with a pupil.
          (area === 'school' || (area === 'adm' && input.schoolId)) && (
            <ButtonLink href={links.newGuardian(area, input.schoolId)} variant="primary" icon="plus">
              {t('list.new')}
            </ButtonLink>
          )
        }
      />
      <Card flush>
        <GuardianTable area={area} address={{ path: links.guardians(area), params }} found={found} schools={schools} />
      </Card>
    </ClientWords>
  );
}
