import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockName, lockRows } from '@/lib/platform/db/lock';
import { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';

type Asked = { tx: Tx; actor: Actor; input: { classId: string; project: number } };

/**
 * A project of the class's module, held: it is graded before or after it closes. So is its class, as whoever changes the
 * teams holds it: they are opened again before the first grade or never.
 */
export async function heldProject(asked: Asked) {
  const { classId, project } = asked.input;
  await lockName(asked.tx, `project ${classId} ${project}`);
  const found = await runningPinnedClass(asked);
  await lockRows(asked.tx, 'classes', 'id', classId, 'SHARE');
  const pinned = found?.pinned.projects.find(({ number }) => number === project);
  if (!found || !pinned) return null;
  const closing = await asked.tx.projectClosing.findUnique({ where: { classId_project: { classId, project } } });
  return { ...found, unit: pinned.unit, closedAt: closing?.closedAt ?? null };
}
