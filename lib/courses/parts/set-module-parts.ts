import type * as z from 'zod/mini';
import type { Tx } from '@/lib/platform/db/client';
import type { ModuleChanges } from '../schemas/modules';

type Given = Pick<z.infer<typeof ModuleChanges>, 'moduleId' | 'parts'>;

/** A part keeps its row as long as its place is filled: what is done for it refers to it. */
export async function setModuleParts(tx: Tx, { moduleId, parts }: Given) {
  const kept = parts.map(({ kind, number }) => ({ kind, number }));
  await tx.modulePart.deleteMany({ where: { moduleId, NOT: { OR: kept } } });
  for (const { kind, number, ...data } of parts) {
    const place = { moduleId, kind, number };
    await tx.modulePart.upsert({
      where: { moduleId_kind_number: place },
      create: { ...place, ...data },
      update: data,
      select: { id: true },
    });
  }
  return { count: parts.length };
}
