import { defineCommand } from '@/lib/access/define-command';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { beginEvaluation } from '@/lib/teams/parts/begin-evaluation';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldProject } from '../parts/held-project';
import { GradedProject, ProjectGrades } from '../schemas';

/** What pupils reached in a project. The first grade ends the changing of its teams. */
export const gradeProject = defineCommand({
  name: 'projects.grade',
  may: abilities['project:grade'],
  input: ProjectGrades,
  reply: GradedProject,
  target: heldProject,
  run: async ({ tx, actor, input: { project, grades, at }, target, now }) => {
    const { id: classId, schoolId, startedAt, unit, closedAt } = target;
    const gradedAt = at ? tappedAt(at, { from: startedAt, now }) : now;
    // Typed before a colleague closed the project, without a line: it was in time, and without it there would stand 0.
    refuseUnless(closedAt === null || gradedAt < closedAt, 'project.closed');
    const given = new Map(grades.map((grade) => [grade.studentId, grade]));
    const studentIds = [...given.keys()];
    const paid = await refuseClosedUnit(tx, { classId, unit, studentIds });
    const members = await beginEvaluation(tx, { classId, project, now });
    refuseUnless(members !== null, 'project.no-teams');
    refuseUnless(
      studentIds.every((id) => members?.has(id)),
      'project.not-in-team',
    );
    const open = [...given.values()].filter(({ studentId }) => !paid.has(studentId));
    const stored = open.map(({ studentId, score, tookPart }) => ({
      studentId,
      score: tookPart ? score : 0,
      tookPart,
    }));
    await tx.$executeRaw`
      INSERT INTO project_grades (class_id, school_id, student_id, project, score, took_part, graded_at, graded_by_id)
      SELECT ${classId}::uuid, ${schoolId}::uuid, "studentId", ${project}, score, "tookPart", ${gradedAt}, ${actor.id}::uuid
        FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS given("studentId" uuid, score int, "tookPart" boolean)
          ON CONFLICT (class_id, student_id, project) DO UPDATE
         SET score = EXCLUDED.score, took_part = EXCLUDED.took_part,
             graded_at = EXCLUDED.graded_at, graded_by_id = EXCLUDED.graded_by_id
       WHERE project_grades.graded_at <= EXCLUDED.graded_at`;
    const where = { classId, project, studentId: { in: studentIds } };
    return {
      grades: await tx.projectGrade.findMany({ where, select: { studentId: true, score: true, tookPart: true } }),
    };
  },
});
