import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { links } from '@/lib/links';
import { ImportCourse } from './import-course';

export async function generateMetadata() {
  const t = await getTranslations('courseTransfer');
  return { title: t('title') };
}

export default async function ImportCoursePage() {
  await enter('/adm');
  const [t, list] = await Promise.all([getTranslations('courseTransfer'), getTranslations('courses.adm')]);
  const trail = [{ label: list('title'), href: links.admCourses() }, { label: t('title') }];
  return (
    <ClientWords namespaces={['courseTransfer', 'failures', 'fields', 'shell']}>
      <PageHeader title={t('title')} lead={t('lead')} above={<Breadcrumb label={list('title')} items={trail} />} />
      <ImportCourse />
    </ClientWords>
  );
}
