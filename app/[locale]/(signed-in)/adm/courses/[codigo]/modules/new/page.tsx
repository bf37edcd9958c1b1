import { getTranslations } from 'next-intl/server';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { courseByCode } from '@/lib/courses/queries';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { AuthoringFrame } from '../../../authoring-frame';
import { ModuleForm } from '../module-form';

type Props = { params: Promise<{ codigo: string }> };

export async function generateMetadata() {
  const t = await getTranslations('authoring.module');
  return { title: t('createTitle') };
}

export default async function NewModule({ params }: Props) {
  const actor = await enter('/adm');
  const code = decodedParam((await params).codigo);
  const course = await orNotFound(courseByCode(actor, { code }));
  const t = await getTranslations('authoring');
  return (
    <AuthoringFrame
      title={t('module.createTitle')}
      trail={[
        { label: course.name, href: links.admCourse(code) },
        { label: t('modules.title'), href: links.admModules(code) },
      ]}
    >
      <ModuleForm courseCode={code} />
    </AuthoringFrame>
  );
}
