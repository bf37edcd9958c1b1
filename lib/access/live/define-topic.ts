import type { Tx } from '@/lib/platform/db/client';
import type { Ability } from '../abilities';
import type { Actor } from '../actor';
import { recordEvent } from './event-log';

type Definition = {
  /** As browsers ask for it: `courses`, or `classes:<id>` where `hears` judges the row. */
  name: string;
  may: Ability;
  /** Whether the row lies inside the actor's reach, asked whenever a browser begins to listen. */
  hears?: (context: { actor: Actor; id: string }) => Promise<boolean>;
};

export type Topic = Readonly<Definition>;

/** What browsers may listen to. The data says what changed, and no more than every listener may know. */
export function defineTopic<Data extends object>(definition: Definition) {
  const tell = (tx: Tx, data: Data, id?: string) =>
    recordEvent(tx, id === undefined ? definition.name : `${definition.name}:${id}`, data);
  return { ...definition, tell };
}
