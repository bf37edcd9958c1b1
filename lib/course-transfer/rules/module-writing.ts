import type { Change } from '../schemas';
import type { CourseDocument, LessonPart, ModulePart } from './document';
import { supportPurpose } from './media';
import { mergedOrder } from './order';

/** A module as it is stored: what of it an import must know. */
type ModuleRow = {
  support: readonly { address: string }[];
  units: readonly { number: number; lessons: readonly { code: string }[] }[];
};

type Addressing = {
  row: ModuleRow | undefined;
  before: CourseDocument | null;
  module: ModulePart;
  /** By a medium's name and purpose. */
  addresses: ReadonlyMap<string, string>;
};

/** What the module has keeps its address; another of the same bytes has the one that was stored for it now. */
export function addressed(support: ModulePart['support'], { row, before, module, addresses }: Addressing) {
  const had = before?.modules.find(({ code }) => code === module.code)?.support ?? [];
  return support.map((item) => {
    if (item.kind === 'video') return item;
    const { kind, title, file } = item;
    const index = had.findIndex((each) => each.kind !== 'video' && each.file === file);
    const address = row?.support[index]?.address ?? addresses.get(`${file} ${supportPurpose[kind]}`) ?? file;
    return { kind, title, address };
  });
}

/** The fields of each lesson that is new or differs, by its code; a new one has all. */
export function changedLessons(module: ModulePart, changes: readonly Change[]): Map<string, readonly string[] | 'all'> {
  const ours = changes.filter(({ thing, moduleCode }) => thing === 'lesson' && moduleCode === module.code);
  return new Map(
    ours
      .filter(({ change }) => change === 'created' || change === 'changed')
      .map(({ code, change, fields }) => [code, change === 'created' ? 'all' : fields]),
  );
}

/** Each unit's lessons in their new order; those that the file does not hold stay in theirs. */
export function orders(module: ModulePart, row: ModuleRow | undefined) {
  const placed = new Map(module.units.flatMap(({ number, lessons }) => lessons.map(({ code }) => [code, number])));
  const numbers = new Set([...module.units, ...(row?.units ?? [])].map(({ number }) => number));
  return [...numbers].map((unitNumber) => {
    const stay = row?.units.find(({ number }) => number === unitNumber)?.lessons.map(({ code }) => code) ?? [];
    const file = module.units.find(({ number }) => number === unitNumber)?.lessons.map(({ code }) => code) ?? [];
    const kept = stay.filter((code) => (placed.get(code) ?? unitNumber) === unitNumber);
    return { unitNumber, codes: mergedOrder(kept, file) };
  });
}

export function planOf(
  { code, published, draft }: LessonPart,
  changed: ReadonlyMap<string, readonly string[] | 'all'>,
  ids: ReadonlyMap<string, string>,
) {
  const fields = changed.get(code);
  const isBrought = (plan: 'published' | 'draft') => fields === 'all' || fields?.includes(plan);
  return {
    lessonId: ids.get(code) as string,
    published: isBrought('published') ? published : null,
    draft: isBrought('draft') ? draft : null,
  };
}
