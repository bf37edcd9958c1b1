import type { MetadataRoute } from 'next';
import { publishedTopics } from '@/lib/knowledge-base/queries/published';
import { publishedPlaces } from '@/lib/lesson-plans/queries/published-places';
import { links } from '@/lib/links';
import { tagged } from '@/lib/platform/cache/tagged';
import { publicAddress } from '@/lib/platform/http/public-address';
import { locales } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';

/** The public address is configuration, and the courses are in a database: the build has neither. */
export const dynamic = 'force-dynamic';

const places = tagged('courses', publishedPlaces, 'lesson-plans.published-places');
const topics = tagged('knowledge-base', publishedTopics, 'knowledge-base.published-topics');

type Page = { path: string; changedAt?: string | undefined };

const always = [
  links.root(),
  links.courses(),
  links.lessons(),
  links.projects(),
  links.knowledgeBase(),
  links.mmcode(),
].map((path) => ({ path }));

/** Every open page in each language, which are each other's alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { courses, lessons } = await places();
  const ofCourses = courses.flatMap(({ code, modules }) => [
    { path: links.course(code) },
    ...modules.map((module) => ({ path: links.courseModule(code, module.code) })),
  ]);
  const ofLessons = lessons.map(({ publishedAt, ...place }) => ({ path: links.lesson(place), changedAt: publishedAt }));
  const ofTopics = (await topics()).map(({ id, updatedAt }) => ({ path: links.topic(id), changedAt: updatedAt }));
  return [...always, ...ofCourses, ...ofLessons, ...ofTopics].flatMap(entries);
}

function entries({ path, changedAt }: Page): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(locales.map((locale) => [locale, publicAddress(localized(locale, path)).href]));
  return Object.values(languages).map((url) => ({
    url,
    ...(changedAt && { lastModified: changedAt }),
    alternates: { languages },
  }));
}
