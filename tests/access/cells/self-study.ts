import { courseContent } from '@/tests/support/course-content';
import type { Cell } from './cell';

let content: ReturnType<typeof courseContent> | undefined;

/** Open to every facilitator; each marks steps of his own. */
async function lessonCode(): Promise<string> {
  content ??= courseContent({ course: { durationType: 'selfStudy' } });
  return String((await content).lessons[0]?.code);
}

export const selfStudyCells: Record<string, Cell> = {
  'GET /SelfStudy/courses': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => {
      await lessonCode();
      return { path: '/SelfStudy/courses' };
    },
  },
  'POST /SelfStudy/steps': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => ({ path: '/SelfStudy/steps', body: { aulacodigo: await lessonCode(), isDone: true } }),
  },
};
