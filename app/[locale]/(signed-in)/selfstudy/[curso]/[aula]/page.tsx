import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientWords } from '@/components/shell/client-words';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { studyLesson } from '@/lib/self-study/queries';
import { StudyProgress } from '../../study-progress';
import { courseHere, nameHere } from '../course-here';
import { MarkStep } from './mark-step';
import { NextStep } from './next-step';
import { StudySections } from './study-sections';

type Props = { params: Promise<{ curso: string; aula: string }> };

export async function generateMetadata({ params }: Props) {
  return { title: await nameHere(params) };
}

export default async function StudyLesson({ params }: Props) {
  const actor = await enter('/selfstudy');
  const { curso, aula } = await params;
  const lesson = await orNotFound(studyLesson(actor, { lessonCode: decodedParam(aula) }));
  if (lesson.courseCode !== decodedParam(curso)) notFound();
  const course = await orNotFound(courseHere(actor, curso));
  const t = await getTranslations('selfStudy');
  const trail = [
    { label: t('title'), href: links.selfStudy() },
    { label: course.name, href: links.selfStudyCourse(course.code) },
    { label: lesson.lessonName },
  ];
  return (
    <ClientWords namespaces={['studyStep', 'failures', 'fields', 'shell']}>
      <PageHeader
        above={<Breadcrumb label={t('title')} items={trail} />}
        title={lesson.lessonName}
        lead={lesson.objective}
      />
      <div className="grid gap-6">
        <StudyProgress
          course={course.name}
          done={course.steps.filter(({ isDone }) => isDone).length}
          total={course.steps.length}
        />
        <StudySections plan={lesson.plan} />
        <div data-print="no" className="flex flex-wrap items-center justify-between gap-4">
          <MarkStep lessonCode={lesson.lessonCode} isDone={lesson.isDone} />
          <NextStep course={course} lessonCode={lesson.lessonCode} />
        </div>
      </div>
    </ClientWords>
  );
}
