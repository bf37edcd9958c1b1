import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { courseByCode } from '@/lib/courses/queries';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { CourseScreen } from '../course-screen';
import { DeleteCourse } from '../delete-course';
import { DuplicateCourse } from '../duplicate-course';

type Props = { params: Promise<{ codigo: string }> };

export async function generateMetadata() {
  const t = await getTranslations('courses.form');
  return { title: t('editTitle') };
}

export default async function EditCourse({ params }: Props) {
  const actor = await enter('/adm');
  const code = decodedParam((await params).codigo);
  const course = await orNotFound(courseByCode(actor, { code }));
  const t = await getTranslations('courses.form');
  const transfer = await getTranslations('courseTransfer');
  return (
    <CourseScreen
      title={course.name}
      course={course}
      actions={
        <>
          {course.status === 'active' && (
            <ButtonLink href={links.course(course.code)} icon="external">
              {t('seePublic')}
            </ButtonLink>
          )}
          <ButtonLink href={links.courseExport(course.code)} icon="download" download>
            {transfer('export')}
          </ButtonLink>
          <DuplicateCourse code={course.code} version={course.version} />
          <DeleteCourse code={course.code} name={course.name} />
        </>
      }
    />
  );
}
