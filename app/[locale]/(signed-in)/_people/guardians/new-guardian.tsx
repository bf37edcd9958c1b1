import { getTranslations } from 'next-intl/server';
import { GuardianForm } from '@/components/people/guardians/guardian-form';
import type { PeopleArea } from '@/lib/access/people-area';
import { GuardianScreen } from './guardian-screen';

/** `school` is the one that an administrator registers into. */
type Props = { area: PeopleArea; school?: { id: string; name: string } };

export async function NewGuardian({ area, school }: Props) {
  const t = await getTranslations('guardians');
  return (
    <GuardianScreen area={area} title={t('form.newTitle')} {...(school && { lead: school.name })}>
      <GuardianForm area={area} {...(school && { schoolId: school.id })} />
    </GuardianScreen>
  );
}
