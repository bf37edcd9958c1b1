import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { env } from '@/lib/platform/env/env';
import { refuseUnless } from '../failures';
import { hasRoom, megabyte, purposesOfAll, type Room, roomInWords } from '../rules';

/** What may be kept, in bytes: by one person, and by all people of a school together. */
export function quotas() {
  const { STUDENT_FILES_MB, STAFF_FILES_MB, SCHOOL_FILES_MB } = env();
  return {
    student: STUDENT_FILES_MB * megabyte,
    staff: STAFF_FILES_MB * megabyte,
    school: SCHOOL_FILES_MB * megabyte,
  };
}

/** How large the file will be, and the field of the form that brings it. */
type Wanted = { bytes: number; path: string };

/**
 * Refuses what a person, or all people of the school together, may not keep beside what they keep already. Whoever asks
 * at the same moment is counted one after the other, until the transaction ends: the person first, then the school.
 */
export async function refuseWithoutRoom(tx: Tx, actor: Actor, wanted: Wanted): Promise<void> {
  await lockName(tx, `files.room ${actor.id}`);
  refuseOver(await roomOfPerson(tx, actor), wanted, 'files-room');
  if (!actor.schoolId) return;
  await lockName(tx, `files.room ${actor.schoolId}`);
  refuseOver(await roomOfSchool(tx, actor, actor.schoolId), wanted, 'school-files-room');
}

/** A first look, before bytes that come in one piece are worked on: nothing is held, so it is asked again with the row. */
export async function foreseeRoom(db: Tx, actor: Actor, wanted: Wanted): Promise<void> {
  refuseOver(await roomOfPerson(db, actor), wanted, 'files-room');
  if (actor.schoolId) refuseOver(await roomOfSchool(db, actor, actor.schoolId), wanted, 'school-files-room');
}

function refuseOver(room: Room, { bytes, path }: Wanted, code: string): void {
  const values = roomInWords(room, bytes);
  refuseUnless(hasRoom(room, bytes), 'file.no-room', { fields: [{ path, code, values }] });
}

/** Uploads count as they were announced for as long as their parts may lie there; one that has arrived is a file. */
async function roomOfPerson(db: Tx, { id, tipo }: Actor): Promise<Room> {
  const { student, staff } = quotas();
  const [kept] = await db.$queryRaw<{ used: number }[]>`
    SELECT ((SELECT coalesce(sum(bytes), 0) FROM stored_files
              WHERE owner_id = ${id}::uuid AND (unused_since IS NOT NULL OR purpose <> ALL (${purposesOfAll(tipo)})))
          + (SELECT coalesce(sum(bytes), 0) FROM uploads WHERE owner_id = ${id}::uuid AND file_id IS NULL))::float8 AS used`;
  return { used: kept?.used ?? 0, allowed: tipo === 'aluno' ? student : staff };
}

async function roomOfSchool(db: Tx, { tipo }: Actor, schoolId: string): Promise<Room> {
  const [kept] = await db.$queryRaw<{ used: number }[]>`
    SELECT ((SELECT coalesce(sum(bytes), 0) FROM stored_files
              WHERE school_id = ${schoolId}::uuid AND (unused_since IS NOT NULL OR purpose <> ALL (${purposesOfAll(tipo)})))
          + (SELECT coalesce(sum(bytes), 0) FROM uploads WHERE school_id = ${schoolId}::uuid AND file_id IS NULL))::float8 AS used`;
  return { used: kept?.used ?? 0, allowed: quotas().school };
}
