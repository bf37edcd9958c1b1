import { languageOf } from '@/lib/courses/rules';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { JsonLd } from '@/lib/platform/json-ld';
import { links, localized } from '@/lib/platform/links';
import type { OpenModule } from './open-module';

export function moduleData(module: OpenModule, locale: Locale): JsonLd {
  const { course, code, name, units } = module;
  const absolute = (path: string) => publicAddress(localized(locale, path)).href;
  return {
    '@type': 'LearningResource',
    url: absolute(links.courseModule(course.code, code)),
    name,
    inLanguage: languageOf(module),
    learningResourceType: 'Module',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', '@id': absolute(links.course(course.code)), name: course.name },
    hasPart: units.flatMap(({ number, lessons }) =>
      lessons.map((lesson) => ({
        '@type': 'LearningResource',
        name: lesson.name,
        url: absolute(links.lesson({ course: course.code, module: code, unit: number, code: lesson.code })),
      })),
    ),
  };
}
