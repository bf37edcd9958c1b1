import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { repeatedTerm } from '../rules';
import type { ModuleChanges } from '../schemas/modules';

type Given = Pick<z.infer<typeof ModuleChanges>, 'moduleId' | 'glossary'>;

export async function setGlossary(tx: Tx, { moduleId, glossary }: Given) {
  const repeated = repeatedTerm(glossary);
  refuseUnless(repeated < 0, 'request.invalid', {
    fields: [{ path: `glossary.${repeated}.term`, code: 'term-repeated' }],
  });
  await tx.glossaryTerm.deleteMany({ where: { moduleId } });
  return tx.glossaryTerm.createMany({ data: glossary.map((each) => ({ moduleId, ...each })) });
}
