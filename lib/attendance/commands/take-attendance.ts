import { recordActivity } from '@/lib/access/activity-events';
import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { deskChanges } from '@/lib/lessons/live';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { saveAttendance } from '@/lib/lessons/parts/save-attendance';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { nobodyPaid, refuseClosedLesson } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { storeMarks } from '../parts/store-marks';
import { storedMarks } from '../queries/stored-marks';
import { isRepair } from '../rules/attendance-states';
import { mergedMarks } from '../rules/merged-marks';
import { AttendanceTaken, AttendanceTap } from '../schemas';

/** Who is there: one tap of one pupil, or the whole class. */
export const takeAttendance = defineCommand({
  name: 'attendance.take',
  may: abilities['attendance:take'],
  input: AttendanceTap,
  reply: AttendanceTaken,
  ownRecord: true,
  target: heldLesson,
  run: async ({ tx, actor, input: { at, marks: given }, target: lesson, now }) => {
    const ids = given.map(({ studentId }) => studentId);
    refuseUnless(await enrolledAmong(tx, lesson.classId, ids), 'lesson.not-enrolled');
    const stored = await storedMarks(tx, lesson.id, ids);
    const tapped = tappedAt(at, { from: lesson.startedAt, now });
    const paid = lesson.status === 'closed' ? await refuseClosedLesson(tx, lesson, ids) : nobodyPaid;
    const marks = given.filter(({ studentId }) => !paid.has(studentId));
    if (lesson.status === 'closed') {
      const states = new Map(stored.map(({ studentId, state }) => [studentId, state]));
      // Taken before a colleague closed the lesson, without a line: it was in time.
      const isInTime = lesson.closedAt !== null && tapped < lesson.closedAt;
      const repairs = marks.every(({ studentId, state }) => isRepair(states.get(studentId) ?? null, state));
      refuseUnless(isInTime || repairs, 'lesson.closed');
    }
    const by = { id: actor.id, name: actor.name };
    const { written, standing, disagreements } = mergedMarks(stored, marks, by, tapped);
    await storeMarks(tx, lesson, written);
    const { isFirst } = await saveAttendance(tx, { id: lesson.id, savedAt: now, savedById: actor.id });
    const { id: subjectId, schoolId } = lesson;
    if (isFirst) await recordActivity(tx, actor, { kind: 'attendance', subjectId, schoolId, now });
    return {
      savedAt: now.toISOString(),
      marks: standing.map((mark) => ({ ...mark, at: mark.at.toISOString() })),
      disagreements: [...disagreements],
    };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, attendance: result }, classId),
});
