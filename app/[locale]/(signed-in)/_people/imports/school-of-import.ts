import { readText, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { schoolToImportInto } from '@/lib/imports/queries/schools-to-import-into';

export type SchoolOfImport = Awaited<ReturnType<typeof schoolToImportInto>>;

/** The own school, or the one that an administrator's address names; none while he has not said it. */
export async function schoolOfImport(actor: Actor, params: SearchParams): Promise<SchoolOfImport | null> {
  const schoolId = actor.schoolId ?? readText(params, 'school');
  return schoolId ? orNotFound(schoolToImportInto(actor, { schoolId })) : null;
}
