export const links = {
  verifiedAnswers: () => '/facilitator/answers',
  /** With the doubt that it is made of. */
  newVerifiedAnswer: (doubtId: string) => `/facilitator/answers/new?doubt=${encodeURIComponent(doubtId)}`,
  verifiedAnswer: (id: string) => `/facilitator/answers/${encodeURIComponent(id)}`,
} as const;
