import { getTranslations } from 'next-intl/server';
import { UserForm } from '@/components/people/staff/user-form';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { schoolChoices } from '@/lib/schools/queries';
import { StaffScreen } from '../../../_people/staff/staff-screen';

export async function generateMetadata() {
  const t = await getTranslations('staff.users');
  return { title: t('new') };
}

export default async function NewUser() {
  const actor = await enter('/adm');
  const [t, schools] = await Promise.all([getTranslations('staff.users'), schoolChoices(actor, {})]);
  return (
    <StaffScreen of="users" listHref={links.users()} title={t('new')}>
      <UserForm schools={schools} />
    </StaffScreen>
  );
}
