import { getTranslations } from 'next-intl/server';
import { DeleteButton } from '@/components/forms/delete-button';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { deleteLessonOp } from '@/lib/courses/contract/lessons';
import { skillList } from '@/lib/courses/queries/lessons';
import { links } from '@/lib/links';
import { AuthoringFrame } from '../../../../../authoring-frame';
import { editedLesson, type LessonParams } from './edited-lesson';
import { LessonEditor } from './lesson-editor';
import { LessonForm } from './lesson-form';

type Props = { params: Promise<LessonParams> };

export async function generateMetadata() {
  const t = await getTranslations('lessonWriting.lesson');
  return { title: t('title') };
}

export default async function EditLesson({ params }: Props) {
  const actor = await enter('/adm');
  const edited = await editedLesson(actor, await params);
  const { course, module, lesson, trail } = edited;
  const [skills, t] = await Promise.all([skillList(actor, {}), getTranslations('lessonWriting.lesson')]);
  const place = { course: course.code, module: module.code, unit: lesson.unitNumber, code: lesson.code };
  return (
    <AuthoringFrame
      title={lesson.name}
      trail={trail}
      actions={
        <>
          {edited.isOpen && (
            <ButtonLink href={links.lesson(place)} icon="external">
              {t('seePublic')}
            </ButtonLink>
          )}
          <DeleteButton
            op={deleteLessonOp}
            input={{ lessonId: lesson.id }}
            words={{ label: t('delete'), title: t('deleteTitle', { name: lesson.name }) }}
            goTo={links.admLessons(course.code, module.code)}
          >
            {t('deleteText')}
          </DeleteButton>
        </>
      }
    >
      <LessonEditor
        lesson={lesson}
        plan={edited.plan}
        course={course}
        module={module}
        isPublished={edited.isPublished}
        following={edited.following}
      >
        <LessonForm lesson={lesson} skills={skills} />
      </LessonEditor>
    </AuthoringFrame>
  );
}
