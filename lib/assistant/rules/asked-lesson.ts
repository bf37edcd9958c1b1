import { lessonParts } from './parts';
import { subjectParts } from './subjects';

type Asked = { readonly subject: string; readonly division: string };

/** Of a module's lessons the one that somebody asked about last; conversations come the last one first. */
export function askedLesson<Lesson extends { readonly code: string; readonly name: string }>(
  lessons: readonly Lesson[],
  conversations: readonly Asked[],
  moduleCode: string,
): Lesson | undefined {
  const parts = lessonParts(lessons);
  for (const { subject, division } of conversations) {
    const { kind, code } = subjectParts(subject);
    const found = parts.findIndex((part) =>
      kind === 'lesson' ? part.code === code : kind === 'module' && code === moduleCode && part.value === division,
    );
    if (found >= 0) return lessons[found];
  }
  return undefined;
}
