import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { PinnedModule, Unit } from '../rules/facts';
import type { SchemeValues } from '../rules/scheme';

export const pinnedFields = {
  schemeVersion: true,
  family: true,
  mmCode: true,
  missions: true,
  tests: true,
  projects: true,
  scheme: { select: { values: true } },
} satisfies Prisma.PinnedModuleSelect;

type Row = Prisma.PinnedModuleGetPayload<{ select: typeof pinnedFields }>;

/** As the rules read it. What the columns hold was written by `parts/pin-module.ts` alone. */
export function toPinnedModule({ family, mmCode, missions, tests, projects }: Omit<Row, 'scheme'>): PinnedModule {
  return {
    family,
    mmCode,
    missions: missions as PinnedModule['missions'],
    tests: (tests as { unit: Unit }[]).map(({ unit }) => unit),
    projects: projects as PinnedModule['projects'],
  };
}

export function toScheme({ scheme }: Row): SchemeValues {
  return scheme.values as unknown as SchemeValues;
}

/** As what a class pinned names them. */
type NamedMission = { unit: Unit; challenges: { key: string; name: string; mandatory: boolean }[] };
type NamedProject = { number: number; name: string };

type Place = { schoolId: string; courseId: string; moduleCode: string; rankingOn: boolean };

/** What a class pinned, whose it is, and what everything in it is called; none of one that never began. */
export async function pinnedModuleOf(tx: Tx, classId: string) {
  const [row] = await tx.$queryRaw<(Place & Omit<Row, 'scheme'> & { values: SchemeValues })[]>`
    SELECT c.school_id AS "schoolId", c.course_id AS "courseId", c.module_code AS "moduleCode",
           p.scheme_version AS "schemeVersion", p.ranking_on AS "rankingOn", s.values,
           p.family, p.mm_code AS "mmCode", p.missions, p.tests, p.projects
      FROM pinned_modules p
      JOIN point_schemes s ON s.version = p.scheme_version
      JOIN classes c ON c.id = p.class_id
     WHERE p.class_id = ${classId}::uuid`;
  if (!row) return null;
  const { schoolId, courseId, moduleCode, schemeVersion, rankingOn, values: scheme } = row;
  return {
    schoolId,
    courseId,
    moduleCode,
    schemeVersion,
    rankingOn,
    scheme,
    pinned: toPinnedModule(row),
    missions: row.missions as NamedMission[],
    projects: row.projects as NamedProject[],
  };
}
