import type * as z from 'zod/mini';
import { type PartKind, partKinds, partNumbers } from '@/lib/courses/rules';
import type { ModuleDetail, NewModule } from '@/lib/courses/schemas/modules';

export type EditedModule = z.infer<typeof ModuleDetail>;
type Input = Omit<z.input<typeof NewModule>, 'courseCode' | 'code'>;

/** What stands in the place of a mission, project or test; without a name there is none. */
export type PartText = { name: string; summary: string; challenges: string };
export type SupportText = { kind: 'image' | 'file' | 'video'; title: string; address: string };

/** What the form holds: a place for each part, challenges a line each, nothing as an empty text. */
export type ModuleValues = Omit<Input, 'expectedOn' | 'originalCourseCode' | 'parts' | 'support'> & {
  code: string;
  expectedOn: string;
  originalCourseCode: string;
  parts: Readonly<Record<string, PartText>>;
  support: readonly SupportText[];
};

const partPlaces = partKinds.flatMap((kind) => partNumbers(kind).map((number) => ({ kind, number })));
export const noPart: PartText = { name: '', summary: '', challenges: '' };

export function partKey({ kind, number }: { kind: PartKind; number: number }): string {
  return `${kind}-${number}`;
}

export const blankModule: ModuleValues = {
  code: '',
  name: '',
  status: 'inDevelopment',
  expectedOn: '',
  summary: '',
  guardianTips: '',
  sealsAndCertificates: '',
  notebookCoverUrl: null,
  originalCourseCode: '',
  parts: {},
  glossary: [],
  support: [],
};

export function moduleValues(module: EditedModule): ModuleValues {
  return {
    code: module.code,
    name: module.name,
    status: module.status,
    expectedOn: module.expectedOn ?? '',
    summary: module.summary,
    guardianTips: module.guardianTips,
    sealsAndCertificates: module.sealsAndCertificates,
    notebookCoverUrl: module.notebookCoverUrl,
    originalCourseCode: module.originalCourseCode ?? '',
    parts: Object.fromEntries(
      module.parts.map((part) => [
        partKey(part),
        { name: part.name, summary: part.summary, challenges: part.challenges.join('\n') },
      ]),
    ),
    glossary: module.glossary.map(({ term, meaning }) => ({ term, meaning })),
    support: module.support.map(({ kind, title, address }) => ({ kind, title, address })),
  };
}

export function moduleInput({ code: _, expectedOn, originalCourseCode, parts, support, ...rest }: ModuleValues): Input {
  return {
    ...rest,
    expectedOn: expectedOn || null,
    originalCourseCode: originalCourseCode.trim() || null,
    parts: partPlaces.flatMap((place) => {
      const { name, summary, challenges } = parts[partKey(place)] ?? noPart;
      const lines = challenges.split('\n').filter((line) => line.trim());
      return name.trim() ? [{ ...place, name, summary, challenges: lines }] : [];
    }),
    support: support.map((item) => ({ ...item })) as Input['support'],
  };
}

/** Everything as text, to be held against what somebody else saved. */
export function moduleTexts(values: ModuleValues): Readonly<Record<string, string>> {
  const { parts, glossary, support, notebookCoverUrl, code: _, ...texts } = values;
  const told = partPlaces.flatMap((place) => {
    const { name, summary, challenges } = parts[partKey(place)] ?? noPart;
    return name ? [[partKey(place), name, summary, challenges].filter(Boolean).join('\n')] : [];
  });
  return {
    ...texts,
    notebookCover: notebookCoverUrl ?? '',
    parts: told.join('\n'),
    glossary: glossary.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n'),
    support: support.map(({ title, address }) => `${title}: ${address}`).join('\n'),
  };
}
