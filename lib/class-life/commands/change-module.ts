import { defineCommand } from '@/lib/access/define-command';
import { reopenModule } from '@/lib/classes/parts/reopen-module';
import { forgetGrades } from '@/lib/grades/parts/forget-grades';
import { forgetTicks } from '@/lib/missions/parts/forget-ticks';
import { archiveAttempts } from '@/lib/online-tests/parts/archive-attempts';
import { forgetPinnedModule } from '@/lib/points/parts/pin-module';
import { forgetProjects } from '@/lib/projects/parts/forget-projects';
import { forgetTeams } from '@/lib/teams/parts/forget-teams';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { moduleForClass } from '../parts/module-for-class';
import { ClassStanding, ModuleChange } from '../schemas';

/**
 * Only while no lesson has begun: a class that was started is started again, with the other module, and without
 * what was reached in the first one (§4).
 */
export const changeModule = defineCommand({
  name: 'class-life.change-module',
  may: abilities['class:change-module'],
  input: ModuleChange,
  reply: ClassStanding,
  target: heldClass,
  run: async ({ tx, actor, target, input: { courseCode, moduleCode }, now }) => {
    await refuseUnlessAllowed(tx, 'changeModule', target);
    const { id, schoolId, type } = target;
    const module = await moduleForClass(tx, actor, { schoolId, type, courseCode, moduleCode, now });
    // First, as whoever answers or grades holds it first.
    await forgetPinnedModule(tx, id);
    await archiveAttempts(tx, { classId: id, archivedAt: now, archivedById: actor.id });
    await forgetGrades(tx, id);
    await forgetProjects(tx, id);
    await forgetTeams(tx, id);
    await forgetTicks(tx, id);
    await reopenModule(tx, { id, ...module });
    return { id, state: 'editable' as const };
  },
});
