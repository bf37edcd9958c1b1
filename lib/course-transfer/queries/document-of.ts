import { extname } from 'node:path/posix';
import { dayOf } from '@/lib/courses/queries/modules';
import { fail } from '@/lib/files/failures';
import { mediaNameOf } from '@/lib/platform/archive/entry-names';
import { type CourseDocument, format, type Sections } from '../rules/document';
import { type Renaming, renamedMedia } from '../rules/media';
import { addressInTexts, type CourseRows, type CourseState } from './course-state';

type ModuleRow = CourseRows['modules'][number];
type LessonRow = ModuleRow['units'][number]['lessons'][number];

/** A course as its file says it: no ids, no moments, media by what they hold. */
export function documentOf({ rows, files }: CourseState): CourseDocument {
  const named: CourseDocument = {
    format,
    course: generalOf(rows),
    skills: skillsOf(rows),
    modules: rows.modules.map((module) => moduleOf(module, files)),
  };
  const byHash: Renaming = (address) => {
    const file = files.get(address) ?? fail('file.missing');
    return mediaNameOf({ sha256: file.sha256, ending: endingOf(file) });
  };
  return renamedMedia(named, byHash, addressInTexts);
}

/** Of a name that people may have typed: what is no plain ending is left out. */
export function endingOf({ key, name }: { key: string; name: string }): string {
  const ending = extname(extname(key) ? key : name)
    .slice(1)
    .toLowerCase();
  return /^[a-z0-9]{1,5}$/.test(ending) ? ending : 'bin';
}

function generalOf(rows: CourseRows): CourseDocument['course'] {
  const { id: _, modules: __, revision: ___, createdAt: ____, updatedAt: _____, photoUrl: photo, ...general } = rows;
  return { ...general, photo };
}

function skillsOf({ modules }: CourseRows): CourseDocument['skills'] {
  const lessons = modules.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const skills = new Map(lessons.flatMap((lesson) => lesson.skills.map(({ skill }) => [skill.code, skill] as const)));
  return [...skills.keys()].sort().map((code) => skills.get(code) as CourseDocument['skills'][number]);
}

function moduleOf(row: ModuleRow, files: CourseState['files']): CourseDocument['modules'][number] {
  const { id: _, courseId: __, position: ___, revision: ____, createdAt: _____, updatedAt: ______, ...module } = row;
  const { notebookCoverUrl: notebookCover, expectedOn, parts, glossary, support, units, ...data } = module;
  return {
    ...data,
    expectedOn: dayOf(expectedOn),
    notebookCover,
    parts: parts.map(({ id: _, moduleId: __, ...part }) => part),
    glossary: glossary.map(({ term, meaning }) => ({ term, meaning })),
    support: support.map(({ kind, title, address }) =>
      kind === 'video'
        ? { kind, title, address }
        : { kind, title, file: address, fileName: files.get(address)?.name ?? title },
    ),
    units: units.map(({ number, objective, lessons }) => ({ number, objective, lessons: lessons.map(lessonOf) })),
  };
}

function lessonOf({ code, name, objective, minutes, skills, plans }: LessonRow) {
  const plan = (status: 'published' | 'draft') => {
    const found = plans.find((each) => each.status === status);
    return found ? sectionsOf(found) : null;
  };
  const skillCodes = skills.map(({ skillCode }) => skillCode);
  return { code, name, objective, minutes, skillCodes, published: plan('published'), draft: plan('draft') };
}

function sectionsOf({ materials, steps, activity, questions, facilitatorNotes }: Sections): Sections {
  return { materials, steps, activity, questions, facilitatorNotes };
}
