import type { Actor } from '../actor';
import { can } from '../can';
import type { Topic } from './define-topic';

/** Of what was asked for, what this person may hear now. A foreign row and a missing one are refused alike. */
export async function permittedTopics(
  all: ReadonlyMap<string, Topic>,
  actor: Actor,
  asked: readonly string[],
): Promise<string[]> {
  const judged = await Promise.all(
    asked.map(async (address) => ((await mayHear(all, actor, address)) ? [address] : [])),
  );
  return judged.flat();
}

async function mayHear(all: ReadonlyMap<string, Topic>, actor: Actor, address: string): Promise<boolean> {
  const [name = '', id] = address.split(/:(.*)/s);
  const topic = all.get(name);
  if (!topic || !can(actor, topic.may)) return false;
  if (!topic.hears || id === undefined) return !topic.hears && id === undefined;
  return topic.hears({ actor, id });
}
