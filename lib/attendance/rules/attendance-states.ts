/** P, F, J and R of a class register. */
export const attendanceStates = ['present', 'absent', 'justified', 'madeUp'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Whoever was there, then or later: what points and certificates count. */
export function isAttended(state: AttendanceState): boolean {
  return state === 'present' || state === 'madeUp';
}

/** After a lesson was closed an absence may still be justified or made up, and that taken back; nobody becomes present. */
export function isRepair(from: AttendanceState | null, to: AttendanceState): boolean {
  return from !== 'present' && to !== 'present';
}
