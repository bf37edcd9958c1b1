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
export function toPinnedModule({ family, mmCode, missions, tests, projects }: Row): PinnedModule {
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
