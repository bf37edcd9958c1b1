import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CourseFamilies } from '@/components/courses/course-families';
import { PageSearch } from '@/components/search/page-search';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { Audiences } from './audiences';
import { LandingHero } from './landing-hero';
import { LessonExample } from './lesson-example';
import { OpenPage } from './open-page';
import { pageMetadata } from './page-metadata';
import { shownCourses, shownExample } from './published-courses';

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'home.landing' });
  return pageMetadata({ locale, path: links.root(), title: t('title'), description: t('lead') });
}

export default async function Landing({ params }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const [t, courses, example] = await Promise.all([
    getTranslations('home.landing'),
    shownCourses(),
    shownExample(locale),
  ]);
  return (
    <OpenPage locale={locale} path={links.root()} hero={<LandingHero />}>
      <PageSearch locale={locale} />
      <Audiences example={example} />
      {courses.length > 0 && (
        <section aria-labelledby="courses" className="mt-10">
          <h2 id="courses" className="text-3xl">
            {t('coursesTitle')}
          </h2>
          <CourseFamilies courses={courses} level={3} ofEach={2} />
          <AppLink
            href={links.courses()}
            className="mt-4 inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
          >
            {t('allCourses', { count: courses.length })}
          </AppLink>
        </section>
      )}
      {example && <LessonExample lesson={example} />}
    </OpenPage>
  );
}
