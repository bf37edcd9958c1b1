import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { moduleDetail, wholeModule } from '../queries/modules';
import { arePlaces, expectedDate } from '../rules';
import type { ModuleChanges } from '../schemas/modules';
import { nameContentImage } from './name-content-image';
import { setGlossary } from './set-glossary';
import { setModuleParts } from './set-module-parts';
import { setSupport } from './set-support';

/** A part of creating and of updating: the module's own columns and everything that it lists. */
export async function saveModule(tx: Tx, actor: Actor, input: Omit<z.infer<typeof ModuleChanges>, 'revision'>) {
  const { moduleId, parts, glossary, support, ...data } = input;
  const { notebookCoverUrl } = await tx.courseModule.findUniqueOrThrow({
    where: { id: moduleId },
    select: { notebookCoverUrl: true },
  });
  const expectedOn = expectedDate(data);
  refuseUnless(data.status === 'released' || expectedOn !== null, 'request.invalid', {
    fields: [{ path: 'expectedOn', code: 'required' }],
  });
  refuseUnless(arePlaces(parts), 'request.invalid', { fields: [{ path: 'parts', code: 'wrong-value' }] });
  const cover = data.notebookCoverUrl;
  if (cover && cover !== notebookCoverUrl) await nameContentImage(tx, actor, { address: cover });
  await tx.courseModule.update({
    where: { id: moduleId },
    data: { ...data, expectedOn: expectedOn && new Date(expectedOn), revision: { increment: 1 } },
    select: { id: true },
  });
  await setModuleParts(tx, { moduleId, parts });
  await setGlossary(tx, { moduleId, glossary });
  await setSupport(tx, actor, { moduleId, support });
  return moduleDetail(await tx.courseModule.findUniqueOrThrow({ where: { id: moduleId }, include: wholeModule }));
}
