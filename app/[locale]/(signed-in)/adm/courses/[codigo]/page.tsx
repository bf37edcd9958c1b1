import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { deleteCourseOp } from '@/lib/courses/contract';
import { courseByCode } from '@/lib/courses/queries';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { CourseScreen } from '../course-screen';
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
          <DeleteButton
            op={deleteCourseOp}
            input={{ code }}
            words={{ label: t('delete'), title: t('deleteTitle', { name: course.name }), done: t('deleted') }}
            goTo={links.admCourses()}
          >
            {t('deleteText')}
          </DeleteButton>
        </>
      }
    />
  );
}
