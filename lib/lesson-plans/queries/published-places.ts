import { defineCatalogue } from '@/lib/access/define-catalogue';

/** Where every open module and lesson stands, and since when, for search engines. */
export const publishedPlaces = defineCatalogue({
  name: 'lesson-plans.published-places',
  run: async ({ db }) => {
    const courses = await db.course.findMany({
      where: { status: 'active' },
      orderBy: { code: 'asc' },
      select: {
        code: true,
        modules: { where: { status: 'released' }, orderBy: { position: 'asc' }, select: { code: true } },
      },
    });
    const plans = await db.lessonPlan.findMany({
      where: {
        status: 'published',
        lesson: { unit: { module: { status: 'released', course: { status: 'active' } } } },
      },
      orderBy: [{ lesson: { unit: { number: 'asc' } } }, { lesson: { position: 'asc' } }],
      select: {
        publishedAt: true,
        lesson: {
          select: {
            code: true,
            unit: { select: { number: true, module: { select: { code: true, course: { select: { code: true } } } } } },
          },
        },
      },
    });
    const lessons = plans.map(({ publishedAt, lesson: { code, unit } }) => ({
      course: unit.module.course.code,
      module: unit.module.code,
      unit: unit.number,
      code,
      publishedAt: publishedAt?.toISOString(),
    }));
    return { courses, lessons };
  },
});
