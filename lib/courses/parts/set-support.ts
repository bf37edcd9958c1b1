import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { refuseUnless } from '@/lib/files/failures';
import { attachFile } from '@/lib/files/parts/attach-file';
import { releaseFile } from '@/lib/files/parts/release-file';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { storedFileId } from '../rules';
import type { ModuleChanges } from '../schemas/modules';

type Given = Pick<z.infer<typeof ModuleChanges>, 'moduleId' | 'support'>;

type Named = { purpose: 'picture' | 'document'; key: string };

/**
 * An item keeps its row while its address stays, so that a link to its file outlives a save. What is shown twice, under
 * two titles, has two rows, taken in their order.
 */
export async function setSupport(tx: Tx, actor: Actor, { moduleId, support }: Given) {
  const before = await tx.supportItem.findMany({ where: { moduleId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const addresses = support.map(({ address }) => address);
  const left = [...before];
  const known = support.map(({ address }) => {
    const at = left.findIndex((item) => item.address === address);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  await tx.supportItem.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
  for (const [index, { kind, title, address }] of support.entries()) {
    const row = known[index];
    const data = { kind, title, position: index + 1 };
    if (row) await tx.supportItem.update({ where: { id: row.id }, data, select: { id: true } });
    else await tx.supportItem.create({ data: { moduleId, address, ...data }, select: { id: true } });
    if (kind === 'video' || before.some((item) => item.address === address)) continue;
    const file = await namedFile(tx, address);
    const { isStored } = file ? await attachFile(tx, actor, file) : { isStored: false };
    refuseUnless(isStored, 'file.missing', { fields: [{ path: `support.${index}.address`, code: 'support-file' }] });
  }
  for (const { address } of before.filter((item) => !addresses.includes(item.address))) {
    const file = await namedFile(tx, address);
    if (!file) continue;
    await lockRows(tx, 'stored_files', 'key', file.key);
    if ((await tx.supportItem.count({ where: { address } })) === 0) await releaseFile(tx, file);
  }
  return { count: support.length };
}

async function namedFile(tx: Tx, address: string): Promise<Named | null> {
  const id = storedFileId(address);
  if (!id) return null;
  const file = await tx.storedFile.findUnique({ where: { id }, select: { purpose: true, key: true } });
  return file as Named | null;
}
