/** P, F, J and R of a class register. */
export const attendanceStates = ['present', 'absent', 'justified', 'madeUp'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** After a lesson was closed an absence may still be justified or made up, and that taken back; nobody becomes present. */
export function isRepair(from: AttendanceState | null, to: AttendanceState): boolean {
  return from !== 'present' && to !== 'present';
}
