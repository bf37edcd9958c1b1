import { languageOf } from '@/lib/courses/rules';
import { links } from '@/lib/links';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { JsonLd } from '@/lib/platform/json-ld';
import { localized } from '@/lib/platform/links';
import type { OpenModule } from './open-module';

export function moduleData(module: OpenModule): JsonLd {
  const { course, code, name, units, locale, path } = module;
  const absolute = (own: string) => publicAddress(localized(locale, own)).href;
  return {
    '@type': 'LearningResource',
    url: absolute(path),
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
