import type { Prisma } from '@/lib/platform/db/generated/client';

/** A class that is not begun yet has no lessons, and one that is done has none any more. */
export const isRunning = { status: 'initiated', startedAt: { not: null } } satisfies Prisma.SchoolClassWhereInput;

/** Who is in the class now and may sign in. */
export const inClassNow = { leftAt: null, student: { active: true } } satisfies Prisma.EnrolmentWhereInput;
