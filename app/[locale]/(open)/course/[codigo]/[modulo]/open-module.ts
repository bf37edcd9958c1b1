import type { publishedModule } from '@/lib/courses/queries/published-lessons';

export type OpenModule = NonNullable<Awaited<ReturnType<typeof publishedModule>>>;
