import { courseOfModule, subjectOf, subjectParts } from '@/lib/assistant/rules/subjects';
import type { AssistantWords } from '../words';
import type { Subjects } from './use-subjects';

type Option = { value: string; name: string };
export type SubjectGroup = { key: string; label: string; options: Option[] };

/** First where the page is, then the knowledge bases, then every course; what is chosen is always among them. */
export function subjectGroups({ place, catalogue, choice }: Subjects, words: AssistantWords): SubjectGroup[] {
  const { subject: text } = words;
  const nameOfModule = (code: string) =>
    courseOfModule(code, place, catalogue)?.modules.find((module) => module.code === code)?.name ?? code;
  const nameOfLesson = (code: string) => catalogue.lessons.find((lesson) => lesson.code === code)?.name ?? code;
  const nameOfCourse = (code: string) => catalogue.courses.find((course) => course.code === code)?.name ?? code;
  const named = {
    lesson: (code: string) => ({ value: subjectOf('lesson', code), name: `${text.lesson} ${nameOfLesson(code)}` }),
    module: (code: string) => ({ value: subjectOf('module', code), name: `${text.module} ${nameOfModule(code)}` }),
    course: (code: string) => ({ value: subjectOf('course', code), name: `${text.course} ${nameOfCourse(code)}` }),
    base: (code: string) => ({ value: code, name: catalogue.bases.find(({ id }) => id === code)?.name ?? code }),
  };

  const here = (['lesson', 'module', 'course'] as const).flatMap((kind) => {
    const code = place[kind];
    return code ? [named[kind](code)] : [];
  });
  const bases = catalogue.bases.map(({ id, name }) => ({ value: id, name }));
  const courses = catalogue.courses.map(({ code }) => named.course(code));
  const { kind, code } = subjectParts(choice.subject);
  const isKnown = [...here, ...bases, ...courses].some(({ value }) => value === choice.subject);
  const chosen = isKnown || !choice.subject ? [] : [named[kind](code)];

  return [
    { key: 'here', label: text.here, options: here },
    { key: 'bases', label: text.bases, options: bases },
    { key: 'courses', label: text.courses, options: [...chosen, ...withoutSame(courses, here)] },
  ].filter(({ options }) => options.length > 0);
}

function withoutSame(options: Option[], others: readonly Option[]): Option[] {
  return options.filter(({ value }) => !others.some((other) => other.value === value));
}
