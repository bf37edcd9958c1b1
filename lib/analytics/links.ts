export const links = {
  /** Lessons and attendance of whoever has another home. */
  engagement: () => '/analytics/engagement',
  /** The spec's own addresses (§2). */
  schoolEngagement: () => '/analytics/school/school_engagement',
  advisorEngagement: () => '/analytics/advisor/school_engagement',
} as const;
