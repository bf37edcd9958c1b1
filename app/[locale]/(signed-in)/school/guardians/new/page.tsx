import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { NewGuardian } from '../../../_people/guardians/new-guardian';

export async function generateMetadata() {
  const t = await getTranslations('guardians');
  return { title: t('form.newTitle') };
}

export default async function RegisterGuardian() {
  await enter('/school');
  return <NewGuardian area="school" />;
}
