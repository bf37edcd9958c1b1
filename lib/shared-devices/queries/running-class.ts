import type { Prisma } from '@/lib/platform/db/generated/client';

/** A class that is not begun yet has no lessons, and one that is done has none any more. */
export const isRunning = { status: 'initiated', startedAt: { not: null } } satisfies Prisma.SchoolClassWhereInput;

/** A face may be shown to the class. What is not allowed by who answers for the child is off, whoever set the photo. */
export const photoAllowed = { some: { kind: 'photo', endedAt: null } } satisfies Prisma.ConsentListRelationFilter;
