import { getTranslations } from 'next-intl/server';
import { AdvisorForm } from '@/components/people/staff/advisor-form';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';
import { StaffScreen } from '../../../_people/staff/staff-screen';

export async function generateMetadata() {
  const t = await getTranslations('staff.advisors');
  return { title: t('new') };
}

export default async function NewAdvisor() {
  const actor = await enter('/adm');
  const [t, schools] = await Promise.all([getTranslations('staff.advisors'), schoolChoices(actor, {})]);
  return (
    <StaffScreen of="advisors" listHref={links.advisors()} title={t('new')}>
      <AdvisorForm schools={schools} />
    </StaffScreen>
  );
}
