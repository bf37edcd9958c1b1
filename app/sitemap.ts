import type { MetadataRoute } from 'next';
import { publishedPlaces } from '@/lib/courses/queries/published-lessons';
import { tagged } from '@/lib/platform/cache/tagged';
import { publicAddress } from '@/lib/platform/http/public-address';
import { locales } from '@/lib/platform/i18n/locales';
import { links, localized } from '@/lib/platform/links';

/** The public address is configuration, and the courses are in a database: the build has neither. */
export const dynamic = 'force-dynamic';

const places = tagged('courses', publishedPlaces, 'courses.published-places');

type Course = Awaited<ReturnType<typeof publishedPlaces>>[number];

/** Every open page in each language, which are each other's alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const always = [links.root(), links.courses(), links.lessons(), links.projects(), links.mmcode()];
  return [...always, ...(await places()).flatMap(pathsOf)].flatMap(entries);
}

function pathsOf({ code: course, modules }: Course): string[] {
  const ofModules = modules.flatMap(({ code: module, units }) => [
    links.courseModule(course, module),
    ...units.flatMap(({ number: unit, lessons }) =>
      lessons.map(({ code }) => links.lesson({ course, module, unit, code })),
    ),
  ]);
  return [links.course(course), ...ofModules];
}

function entries(path: string): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(locales.map((locale) => [locale, publicAddress(localized(locale, path)).href]));
  return Object.values(languages).map((url) => ({ url, alternates: { languages } }));
}
