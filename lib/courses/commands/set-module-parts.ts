import { defineCommand, noTarget } from '@/lib/access/define-command';
import { ModuleParts } from '../schemas/modules';

/** A part keeps its row as long as its place is filled: what is done for it refers to it. */
export const setModuleParts = defineCommand({
  name: 'courses.set-parts',
  may: 'module:update',
  input: ModuleParts,
  target: noTarget,
  run: async ({ tx, input: { moduleId, parts } }) => {
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
  },
});
