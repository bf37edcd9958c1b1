import type { PublishedCourse } from '@/lib/courses/schemas';
import { links } from '@/lib/links';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { JsonLd } from '@/lib/platform/json-ld';
import { localized } from '@/lib/platform/links';

/** A course as search engines list courses: without its provider they leave it out. */
export function courseData(course: PublishedCourse, locale: Locale, provider: string): JsonLd {
  const address = publicAddress(localized(locale, links.course(course.code))).href;
  return {
    '@type': 'Course',
    '@id': address,
    url: address,
    name: course.name,
    description: course.objective,
    courseCode: course.code,
    ...(course.photoUrl && { image: publicAddress(course.photoUrl).href }),
    audience: { '@type': 'Audience', audienceType: course.targetAudience },
    provider: { '@type': 'Organization', name: provider, url: publicAddress(links.root()).href },
    hasPart: course.modules
      .filter(({ status }) => status === 'released')
      .map(({ code, name }) => ({
        '@type': 'LearningResource',
        name,
        url: publicAddress(localized(locale, links.courseModule(course.code, code))).href,
      })),
  };
}
