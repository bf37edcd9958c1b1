'use client';

import { useEffect, useState } from 'react';
import { type KeptPack, packsOf } from '@/lib/platform/kept/packs';
import { type KeptPerson, keptPerson, onPersonGone } from '@/lib/platform/kept/person';
import { standHere } from '@/lib/platform/outbox/person-here';

export type Kept = { readonly person: KeptPerson; readonly packs: readonly KeptPack[] };

/** What this device keeps for who is here: null where that is nobody, undefined until it is read. */
export function useKept(): Kept | null | undefined {
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    let isHere = true;
    const show = (found: Kept | null) => {
      if (!isHere) return;
      standHere(found?.person.id);
      setKept(found);
    };
    const nobody = () => show(null);
    read().then(show, nobody);
    const stop = onPersonGone(nobody);
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return kept;
}

async function read(): Promise<Kept | null> {
  const person = await keptPerson();
  return person ? { person, packs: await packsOf(person.id) } : null;
}
