import { getTranslations } from 'next-intl/server';
import { GuardianForm } from '@/components/people/guardians/guardian-form';
import { enter } from '@/lib/access/enter';
import { GuardianScreen } from '../../../_people/guardians/guardian-screen';

export async function generateMetadata() {
  const t = await getTranslations('guardians');
  return { title: t('form.newTitle') };
}

export default async function RegisterGuardian() {
  await enter('/school');
  const t = await getTranslations('guardians');
  return (
    <GuardianScreen area="school" title={t('form.newTitle')}>
      <GuardianForm area="school" />
    </GuardianScreen>
  );
}
