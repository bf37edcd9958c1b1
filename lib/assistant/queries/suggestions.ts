import { fixedBases } from '@/lib/knowledge-base/rules';
import { baseNamed } from './material';

const suggestedMax = 3;

/** Questions that one can ask at a place: those that its authors suggest, and where nobody does, the general base's. */
export async function suggestionsAt(subject: string, division: string): Promise<string[]> {
  for (const id of [subject, fixedBases.general.id]) {
    const topics = (await baseNamed(id))?.topics ?? [];
    const topic = topics.find(({ value }) => value === division);
    const found = topic ? topic.suggestions : topics.flatMap(({ suggestions }) => suggestions.slice(0, 1));
    if (found.length > 0) return found.slice(0, suggestedMax);
  }
  return [];
}
