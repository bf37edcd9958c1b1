import { defineCatalogue } from '@/lib/access/define-catalogue';
import { fixedBases, mayBeId } from '@/lib/knowledge-base/rules';
import { remembered } from '@/lib/platform/cache/remembered';

const suggestedMax = 3;

const suggestedIn = defineCatalogue({
  name: 'assistant.suggestions',
  run: async ({ db }, baseId: string, division: string) => {
    const topics = await db.knowledgeTopic.findMany({
      where: { baseId },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
      select: { name: true, suggestions: true },
    });
    const topic = topics.find(({ name }) => name === division);
    return topic ? topic.suggestions : topics.flatMap(({ suggestions }) => suggestions.slice(0, 1));
  },
});

/** Questions that one can ask at a place: those that its authors suggest, and where nobody does, the general base's. */
export async function suggestionsAt(subject: string, division: string): Promise<string[]> {
  const bases = [...(mayBeId(subject) ? [subject] : []), fixedBases.general.id];
  for (const base of bases) {
    const found = await remembered('knowledge-base', `assistant suggestions ${base} ${division}`, () =>
      suggestedIn(base, division),
    );
    if (found.length > 0) return found.slice(0, suggestedMax);
  }
  return [];
}
