import { getTranslations } from 'next-intl/server';
import { SchoolForm } from '@/components/schools/school-form';
import { ClientWords } from '@/components/shell/client-words';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { schoolById } from '@/lib/schools/queries';

export async function generateMetadata() {
  const t = await getTranslations('schools.own');
  return { title: t('title') };
}

export default async function OwnSchoolCard() {
  const actor = await enter('/school');
  const school = await orNotFound(schoolById(actor, { id: actor.schoolId ?? '' }));
  const t = await getTranslations('schools.own');
  return (
    <ClientWords namespaces={['conflict', 'failures', 'fields', 'schools', 'shell']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SchoolForm school={school} cancelHref={links.school()} />
    </ClientWords>
  );
}
