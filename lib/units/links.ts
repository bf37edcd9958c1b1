import type { PeopleArea } from '../access/people-area';
import { segments } from '../platform/links';

export const links = {
  /** What a unit of a class pays, and where it is closed. */
  unitOfClass: (classId: string, unit: number) => `/facilitator/units/${segments(classId)}/${unit}`,
  /** A student's own points and honors. */
  ownProgress: () => '/student/progress',
  ownLessons: () => '/student/lessons',
  ownHonors: () => '/student/honors',
  /** The own certificates on paper; with an honor that one alone. */
  ownCertificates: (honorId?: string) => `/student/certificates${honorId ? `?honor=${segments(honorId)}` : ''}`,
  /** Those that a closed unit gave, for who teaches. */
  certificatesOfUnit: (classId: string, unit: number) => `/facilitator/certificates/${segments(classId)}/${unit}`,
  /** The points of a class, in one table. */
  classPerformance: (classId: string) => `/facilitator/performance/${segments(classId)}`,
  /** One student's modules, as a school hands them out. */
  studentReport: (area: PeopleArea, id: string) => `/${area}/students/${segments(id)}/report`,
  /** What counts of each student of a class, typed in. */
  classEntries: (classId: string) => `/facilitator/performance/${segments(classId)}/challenges`,
} as const;
