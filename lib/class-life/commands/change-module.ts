import { defineCommand } from '@/lib/access/define-command';
import { reopenModule } from '@/lib/classes/parts/reopen-module';
import { forgetTicks } from '@/lib/missions/parts/forget-ticks';
import { forgetPinnedModule } from '@/lib/points/parts/pin-module';
import { forgetTeams } from '@/lib/teams/parts/forget-teams';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { moduleForClass } from '../parts/module-for-class';
import { ClassStanding, ModuleChange } from '../schemas';

/** Only while no lesson has begun: a class that was started is started again, with the other module (§4). */
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
    await forgetTeams(tx, id);
    await forgetTicks(tx, id);
    await forgetPinnedModule(tx, id);
    await reopenModule(tx, { id, ...module });
    return { id, state: 'editable' as const };
  },
});
