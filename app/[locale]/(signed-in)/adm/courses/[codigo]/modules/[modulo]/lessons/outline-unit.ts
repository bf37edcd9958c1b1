import type { moduleOutline } from '@/lib/lesson-plans/queries/outline';

/** A unit of the module with its lessons in order, as whoever writes them sees it. */
export type OutlineUnit = Awaited<ReturnType<typeof moduleOutline>>[number];
