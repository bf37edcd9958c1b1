export const links = {
  /** Of who teaches several classes, the class; without it the one whose lesson goes on. */
  run: (classId?: string) => (classId ? `/run?class=${encodeURIComponent(classId)}` : '/run'),
} as const;
