import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { editorReach } from '../reach';
import { isStale } from '../rules';
import { ModuleChanges } from '../schemas/modules';
import { saveModule } from './save-module';

/** Two tabs on one module: the second save waits for the first, then is refused as stale instead of overwriting it. */
export const updateModule = defineCommand({
  name: 'courses.update-module',
  may: 'module:update',
  input: ModuleChanges,
  target: async ({ tx, actor, input: { moduleId } }) => {
    await lockRows(tx, 'course_modules', 'id', moduleId);
    const where = { AND: [within(editorReach, actor), { id: moduleId }] };
    return tx.courseModule.findFirst({ where, select: { id: true, revision: true } });
  },
  run: async ({ tx, actor, input: { revision, ...data }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    const saved = await saveModule.inside(tx, actor, data);
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: saved.courseCode });
    return saved;
  },
});
