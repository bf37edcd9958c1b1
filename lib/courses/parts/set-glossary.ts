import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { repeatedTerm } from '../rules';
import type { ModuleGlossary } from '../schemas/modules';

export async function setGlossary(tx: Tx, { moduleId, glossary }: z.infer<typeof ModuleGlossary>) {
  const repeated = repeatedTerm(glossary);
  refuseUnless(repeated < 0, 'request.invalid', {
    fields: [{ path: `glossary.${repeated}.term`, code: 'term-repeated' }],
  });
  await tx.glossaryTerm.deleteMany({ where: { moduleId } });
  return tx.glossaryTerm.createMany({ data: glossary.map((each) => ({ moduleId, ...each })) });
}
