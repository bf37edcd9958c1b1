import { links } from '@/lib/links';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { JsonLd } from '@/lib/platform/json-ld';
import { localized } from '@/lib/platform/links';
import type { OpenLesson } from './open-lesson';

/** A lesson as catalogues of learning resources read it, with the skills of the curriculum that it teaches. */
export function lessonData(lesson: OpenLesson): JsonLd {
  const { name, objective, minutes, skills, course, module, lang, locale, path } = lesson;
  const absolute = (own: string) => publicAddress(localized(locale, own)).href;
  return {
    '@type': 'LearningResource',
    url: absolute(path),
    name,
    description: objective,
    inLanguage: lang,
    learningResourceType: 'Lesson',
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: true,
    isPartOf: [
      { '@type': 'Course', '@id': absolute(links.course(course.code)), name: course.name },
      {
        '@type': 'LearningResource',
        '@id': absolute(links.courseModule(course.code, module.code)),
        name: module.name,
      },
    ],
    educationalAlignment: skills.map(({ code, text }) => ({
      '@type': 'AlignmentObject',
      alignmentType: 'teaches',
      educationalFramework: 'BNCC Computação',
      targetName: code,
      targetDescription: text,
    })),
  };
}
