import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CoursePhoto } from '@/components/courses/course-tile';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { alternatesOf } from '@/lib/platform/alternates';
import { localeOf } from '@/lib/platform/i18n/locales';
import { decodedParam, links, localized } from '@/lib/platform/links';
import { OpenPage } from '../../open-page';
import { shownCourse } from '../published';
import { CourseFacts } from './course-facts';

type Props = { params: Promise<{ locale: string; codigo: string }> };

export const revalidate = 60;

/** Without this a page with a code of its own would be made anew for every reader; none is made while building. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, codigo } = await params;
  const course = await shownCourse(decodedParam(codigo));
  if (!course) return {};
  const alternates = alternatesOf(localeOf(locale), links.course(course.code));
  return { title: course.name, description: course.objective.slice(0, 160), alternates };
}

export default async function OpenCourse({ params }: Props) {
  const { locale: prefix, codigo } = await params;
  const locale = localeOf(prefix);
  setRequestLocale(locale);
  const course = (await shownCourse(decodedParam(codigo))) ?? notFound();
  const t = await getTranslations('courses');
  const trail = [{ label: t('title'), href: localized(locale, links.courses()) }, { label: course.name }];
  return (
    <OpenPage locale={locale} path={links.course(course.code)}>
      <Breadcrumb label={t('back')} items={trail} />
      <article className="mt-4 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 max-w-[44rem]">
          <h1 className="text-3xl">{course.name}</h1>
          <h2 className="mt-6 text-xl">{t('field.objective')}</h2>
          <p className="mt-2 whitespace-pre-line text-lg">{course.objective}</p>
          {course.characterization && (
            <>
              <h2 className="mt-6 text-xl">{t('field.characterization')}</h2>
              <p className="mt-2 whitespace-pre-line text-lg">{course.characterization}</p>
            </>
          )}
        </div>
        <aside className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm lg:self-start">
          <CoursePhoto photoUrl={course.photoUrl} eager />
          <CourseFacts course={course} />
        </aside>
      </article>
    </OpenPage>
  );
}
