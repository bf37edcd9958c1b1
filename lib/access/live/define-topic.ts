import { announce } from '@/lib/platform/cache/catalogue';
import type { Tag } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import type { Ability } from '../abilities';
import type { Actor } from '../actor';
import { forgetEvents, recordEvent } from './event-log';

type Definition = {
  /** As browsers ask for it: `courses`, or `classes:<id>` where `hears` judges the row. */
  name: string;
  may: Ability;
  /** What every instance remembers of it, and the open pages made of it, are made anew with it. */
  tag?: Tag;
  /** Whether the row lies inside the actor's reach, asked whenever a browser begins to listen. */
  hears?: (context: { actor: Actor; id: string }) => Promise<boolean>;
};

export type Topic = Readonly<Definition>;

/** What browsers may listen to. The data, if any, says no more than every listener may know. */
export function defineTopic<Data extends object = Record<string, never>>(definition: Definition) {
  const { name, tag } = definition;
  async function tell(tx: Tx, data?: Data, id?: string): Promise<void> {
    if (tag) await announce(tx, tag);
    await recordEvent(tx, addressOf(id), data ?? {});
  }
  /** Of what was told, whatever has this in it: who was away meanwhile must not read it any more. */
  async function takeBack(tx: Tx, held: object, id?: string): Promise<void> {
    await forgetEvents(tx, addressOf(id), held);
  }
  function addressOf(id: string | undefined): string {
    return id === undefined ? name : `${name}:${id}`;
  }
  return { ...definition, tell, takeBack };
}
