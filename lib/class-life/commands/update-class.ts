import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { saveClass } from '@/lib/classes/parts/save-class';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '../abilities';
import { lived, refuseUnlessAllowed } from '../parts/acting-on';
import { responsibleFacilitators } from '../parts/responsible-facilitators';
import { ClassChanges } from '../schemas';

export const updateClass = defineCommand({
  name: 'class-life.update-class',
  may: abilities['class:update'],
  input: ClassChanges,
  reply: ClassChanges,
  target: row('schoolClass', classReach, { by: 'id', revision: 'compared', select: lived }),
  run: async ({ tx, actor, target, input: { id, revision, facilitatorIds, ...data } }) => {
    await refuseUnlessAllowed(tx, 'edit', target);
    const { schoolId } = target;
    const responsible = await responsibleFacilitators(tx, actor, { schoolId, facilitatorIds, classId: id });
    await saveClass(tx, { id, revision, data, facilitatorIds: responsible });
    return { id, revision: revision + 1, ...data, facilitatorIds: responsible };
  },
});
