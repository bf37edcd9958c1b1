import type { PurposeName } from '@/lib/files/rules';
import { type PlanSection, planSections } from '@/lib/lesson-plans/rules/sections';
import type { CourseDocument, Sections } from './document';

/** One file that a course names, and what it is kept for: one picture may be both a photo and a part of a text. */
export type NamedMedium = { name: string; purpose: PurposeName };

export const supportPurpose = { image: 'picture', file: 'document' } as const;

/** Names media anew, wherever a course names them: hashes as addresses, addresses as hashes. */
export type Renaming = (name: string, purpose: PurposeName) => string;

const inTexts = /(?<![\w/-])media\/[0-9a-f]{64}\.[a-z0-9]{1,5}/g;
/** The texts of a module that are Markdown. */
const moduleTexts = ['summary', 'guardianTips', 'sealsAndCertificates'] as const;

export function renamedMedia(document: CourseDocument, rename: Renaming, found = inTexts): CourseDocument {
  const inText = (text: string) => text.replace(found, (name) => rename(name, 'content-image'));
  const texts = <Name extends string>(from: Readonly<Record<Name, string>>, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, inText(from[name])])) as Record<Name, string>;
  const plan = (sections: Sections | null) => sections && texts<PlanSection>(sections, planSections);
  const { course } = document;
  return {
    ...document,
    course: { ...course, photo: course.photo && rename(course.photo, 'course-photo') },
    modules: document.modules.map((module) => ({
      ...module,
      ...texts(module, moduleTexts),
      notebookCover: module.notebookCover && rename(module.notebookCover, 'content-image'),
      support: module.support.map((item) =>
        item.kind === 'video' ? item : { ...item, file: rename(item.file, supportPurpose[item.kind]) },
      ),
      units: module.units.map((unit) => ({
        ...unit,
        lessons: unit.lessons.map((lesson) => ({
          ...lesson,
          published: plan(lesson.published),
          draft: plan(lesson.draft),
        })),
      })),
    })),
  };
}

/** Each once, in the order of their names. */
export function mediaOf(document: CourseDocument, found?: RegExp): NamedMedium[] {
  const named = new Map<string, NamedMedium>();
  renamedMedia(
    document,
    (name, purpose) => {
      named.set(`${name} ${purpose}`, { name, purpose });
      return name;
    },
    found,
  );
  return [...named.keys()].sort().map((key) => named.get(key) as NamedMedium);
}

/** How each file that helps facilitators is called; where several items call one differently, the last of them decides. */
export function fileNames({ modules }: CourseDocument): ReadonlyMap<string, string> {
  const items = modules.flatMap(({ support }) => support);
  return new Map(items.flatMap((item) => (item.kind === 'video' ? [] : [[item.file, item.fileName] as const])));
}

/** A file is kept once and has one name, so all items that show it say the same. */
export function withOneNameAFile(document: CourseDocument): CourseDocument {
  const names = fileNames(document);
  const named = ({ support, ...module }: CourseDocument['modules'][number]) => ({
    ...module,
    support: support.map((item) =>
      item.kind === 'video' ? item : { ...item, fileName: names.get(item.file) ?? item.fileName },
    ),
  });
  return { ...document, modules: document.modules.map(named) };
}
