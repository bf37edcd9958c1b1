import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { saveModule } from '../parts/save-module';
import { courseReach } from '../reach';
import { ModuleDetail, NewModule } from '../schemas/modules';

export const createModule = defineCommand({
  name: 'courses.create-module',
  may: abilities['module:create'],
  input: NewModule,
  reply: ModuleDetail,
  changes: courseChanges,
  target: row('course', courseReach, {
    by: 'code',
    from: 'courseCode',
    revision: 'not-overwritten',
    select: { id: true, code: true, _count: { select: { modules: true } } },
  }),
  run: async ({ tx, actor, input: { courseCode: _, code, ...data }, target: course }) => {
    const { id } = await tx.courseModule.create({
      data: { courseId: course.id, code, position: course._count.modules + 1, name: data.name, revision: 0 },
      select: { id: true },
    });
    const saved = await saveModule(tx, actor, { moduleId: id, ...data });
    return saved;
  },
});
