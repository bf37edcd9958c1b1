import { unitOfProject } from '@/lib/courses/rules';
import type { Prisma } from '@/lib/platform/db/generated/client';

export const withProjects = {
  pinnedModule: { select: { projects: true } },
  module: {
    select: {
      parts: {
        where: { kind: 'project' },
        orderBy: { number: 'asc' },
        select: { number: true, unit: true, name: true },
      },
    },
  },
} satisfies Prisma.SchoolClassSelect;

type Found = Prisma.SchoolClassGetPayload<{ select: typeof withProjects }>;
type Named = { number: number; unit: number; name: string };

/** Those that the class pinned, since they alone are paid (8.11); of one that never began, those that its module has now. */
export function projectsOf({ pinnedModule, module }: Found): Named[] {
  if (pinnedModule) return (pinnedModule.projects as Named[]).toSorted((a, b) => a.number - b.number);
  return module.parts.map((part) => ({ ...part, unit: unitOfProject(part) }));
}

export function projectOf(found: Found, project: number): Named | undefined {
  return projectsOf(found).find(({ number }) => number === project);
}
