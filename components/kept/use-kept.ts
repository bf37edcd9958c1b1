'use client';

import { useEffect, useState } from 'react';
import { type KeptPack, packsOf } from '@/lib/platform/kept/packs';
import { isHereNoMore, type KeptPerson, keptPerson, onPersonGone } from '@/lib/platform/kept/person';
import { standHere } from '@/lib/platform/outbox/person-here';

export type Kept = { readonly person: KeptPerson; readonly packs: readonly KeptPack[] };

/**
 * What this device keeps for who is here: null where that is nobody, undefined until it is read. `inTest`: a session that
 * ends takes nobody from a test.
 */
export function useKept({ inTest = false } = {}): Kept | null | undefined {
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    let isHere = true;
    const show = (found: Kept | null) => {
      if (!isHere) return;
      standHere(found?.person.id);
      setKept(found);
    };
    const nobody = () => show(null);
    read(inTest).then(show, nobody);
    const stop = onPersonGone(nobody);
    return () => {
      isHere = false;
      stop();
    };
  }, [inTest]);
  return kept;
}

async function read(inTest: boolean): Promise<Kept | null> {
  const person = await keptPerson();
  const isHere = person && (inTest || !isHereNoMore(person));
  return isHere ? { person, packs: await packsOf(person.id) } : null;
}
