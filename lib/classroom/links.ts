export const links = {
  /** Of who teaches several classes, with the one that is shown. */
  facilitatorHome: (classId: string) => `/facilitator?class=${encodeURIComponent(classId)}`,
  /** Of who teaches several classes, the class; without it the one whose lesson goes on. */
  run: (classId?: string) => (classId ? `/run?class=${encodeURIComponent(classId)}` : '/run'),
  /** The step that is due and the countdown, for the wall. */
  projector: (classId: string) => `/run?class=${encodeURIComponent(classId)}&view=projector`,
  /** A lesson of the class by its number, whatever goes on. */
  runLesson: (classId: string, number: number) => `/run?class=${encodeURIComponent(classId)}&lesson=${number}`,
  /** One activity alone, of who learns. */
  runActivity: (number: number, classId: string) => `/run/activity/${number}?class=${encodeURIComponent(classId)}`,
  /** The sheet to print, and the grid that it is keyed into. */
  paper: (classId: string, number: number) => `/run/paper?class=${encodeURIComponent(classId)}&lesson=${number}`,
} as const;
