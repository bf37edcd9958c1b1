import { recordActivity } from '@/lib/access/activity-events';
import { defineCommand } from '@/lib/access/define-command';
import { beginEvaluation } from '@/lib/teams/parts/begin-evaluation';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldProject } from '../parts/held-project';
import { ClosedProject, ProjectRef } from '../schemas';

/** Its grades are final; who has none has 0. Its points are paid when its unit closes. A second press finds it closed. */
export const closeProject = defineCommand({
  name: 'projects.close',
  may: abilities['project:close'],
  input: ProjectRef,
  reply: ClosedProject,
  target: heldProject,
  run: async ({ tx, actor, input: { project }, target: { id: classId, schoolId, closedAt }, now }) => {
    if (closedAt) return { project, closedAt: closedAt.toISOString() };
    refuseUnless((await beginEvaluation(tx, { classId, project, now })) !== null, 'project.no-teams');
    await tx.projectClosing.create({ data: { classId, schoolId, project, closedAt: now, closedById: actor.id } });
    await recordActivity(tx, actor, { kind: 'projectEvaluation', subjectId: classId, schoolId, now });
    return { project, closedAt: now.toISOString() };
  },
});
