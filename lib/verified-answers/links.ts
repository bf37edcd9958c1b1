export const links = {
  verifiedAnswers: () => '/facilitator/answers',
  /** Of the doubt that it is made of. */
  newVerifiedAnswer: (doubtId: string) => `/facilitator/answers/new/${encodeURIComponent(doubtId)}`,
  verifiedAnswer: (id: string) => `/facilitator/answers/${encodeURIComponent(id)}`,
} as const;
