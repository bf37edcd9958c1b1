'use client';

import { useEffect, useState } from 'react';
import { type KeptPack, packsOf } from '@/lib/platform/kept/packs';
import { type KeptPerson, onPersonGone } from '@/lib/platform/kept/person';
import { standHere } from '@/lib/platform/outbox/person-here';
import { personOfShell } from './person-of-shell';

export type Kept = { readonly person: KeptPerson; readonly packs: readonly KeptPack[] };

/** What this device keeps for who is here: null where that is nobody, undefined until it is read. */
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
  const person = await personOfShell({ inTest });
  return person ? { person, packs: await packsOf(person.id) } : null;
}
