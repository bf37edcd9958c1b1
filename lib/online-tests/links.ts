import { segments } from '@/lib/platform/links';

export const links = {
  /** The own tests of a pupil; the classes' tests of who teaches; models and results of an advisor. */
  onlineTests: () => '/onlinetest',
  /** A unit's test of a class, as who teaches it runs it. */
  classTest: (classId: string, unit: number) => `/facilitator/tests/${segments(classId)}/${unit}`,
  /** The written answers of that test, to be graded. */
  testTexts: (classId: string, unit: number) => `/facilitator/tests/${segments(classId)}/${unit}/texts`,
  /** How the class did in it, question by question and student by student. */
  testResults: (classId: string, unit: number) => `/facilitator/tests/${segments(classId)}/${unit}/results`,
} as const;
