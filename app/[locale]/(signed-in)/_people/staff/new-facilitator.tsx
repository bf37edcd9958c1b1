import { getTranslations } from 'next-intl/server';
import { FacilitatorForm } from '@/components/people/staff/facilitator-form';
import type { Actor } from '@/lib/access/actor';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';
import { groupDomain } from '@/lib/platform/mail/group-domain';
import { schoolChoices } from '@/lib/schools/queries';
import { StaffScreen } from './staff-screen';

export async function NewFacilitator({ area, actor }: { area: PeopleArea; actor: Actor }) {
  const [t, schools] = await Promise.all([
    getTranslations('staff.facilitators'),
    area === 'adm' ? schoolChoices(actor, {}) : [],
  ]);
  return (
    <StaffScreen of="facilitators" listHref={links.facilitators(area)} title={t('new')}>
      <FacilitatorForm area={area} schools={schools} groupDomain={groupDomain()} />
    </StaffScreen>
  );
}
