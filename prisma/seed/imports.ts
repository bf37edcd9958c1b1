import type { Tx } from '@/lib/platform/db/client';
import { classmates } from './classmates';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down. */
export const demoImportId = '0199dddd-0000-7000-8000-000000000005';

/** One file of guardians that the school brought in and took back the same morning. */
export async function seedImports(tx: Tx, ids: SeededPeople): Promise<void> {
  const office = String(ids.get('escola'));
  const steps = classmates.slice(0, 3).map((name, index) => {
    return { line: index + 2, name, id: String(ids.get(`aluno${index + 2}`)), act: 'change' };
  });
  await tx.bulkPlan.create({
    data: {
      id: demoImportId,
      kind: 'imports.guardians',
      schoolId: String(ids.get('capibaribe')),
      askedHash: '',
      steps,
      state: 'undone',
      plannedBy: office,
      appliedBy: office,
      undoneBy: office,
      appliedAt: new Date('2026-08-03T12:00:00Z'),
      undoneAt: new Date('2026-08-03T12:20:00Z'),
    },
  });
}
