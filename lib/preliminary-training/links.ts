/** Where it is asked, and where it is answered. */
export type TrainingArea = 'facilitator' | 'advisor' | 'adm';

export const links = {
  trainingRequests: (area: TrainingArea) => `/${area}/training-requests`,
} as const;
