export const links = {
  /** A student's own points and honors. */
  ownProgress: () => '/student/progress',
} as const;
