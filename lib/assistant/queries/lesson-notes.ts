import { defineCatalogue } from '@/lib/access/define-catalogue';
import { remembered } from '@/lib/platform/cache/remembered';
import { markdownSections } from '@/lib/platform/markdown/markdown-sections';
import { unitsOf } from '../rules/guide-units';

const readNotes = defineCatalogue({
  name: 'assistant.lesson-notes',
  run: async ({ db }, code: string) => {
    const plan = await db.lessonPlan.findFirst({
      where: { status: 'published', lesson: { code } },
      orderBy: { id: 'asc' },
      select: { facilitatorNotes: true },
    });
    const sections = markdownSections(plan?.facilitatorNotes ?? '', { idPrefix: 'notes' });
    return sections
      .flatMap(({ text }) => unitsOf({ text, address: '#notes' }))
      .filter(({ kind }) => kind !== 'code')
      .map(({ head = '', text }) => `${head} ${text}`);
  },
});

/**
 * What who leads the lesson of this page is told beside it, which no pupil may read, piece by piece: looked into by the
 * server alone, to know whether it is there. No answer is made from it, and no model is sent it.
 */
export async function lessonNotes(page: string): Promise<readonly string[]> {
  const code = decodeURIComponent(page.split('#')[0]?.split('/').at(-1) ?? '');
  return remembered('courses', `assistant notes ${code}`, () => readNotes(code));
}
