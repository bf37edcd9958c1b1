import { applyGuardianImport } from '@/lib/imports/commands/apply-guardian-import';
import { planGuardianImport } from '@/lib/imports/commands/plan-guardian-import';
import pt from '@/messages/pt-BR/imports.json';
import { pupilsOf } from '@/tests/support/imports/pupils';
import type { Cell, Row, Sent } from './cell';

const guardianHeader = (
  ['login', 'name', 'firstName', 'firstEmail', 'secondName', 'secondEmail', 'providerId'] as const
).map((key) => pt.column[key]);

/** One pupil of the school and a guardian for him. */
async function guardianSheet(schoolId: string) {
  const [pupil] = await pupilsOf(schoolId, 1);
  const cells = [String(pupil?.login), '', 'Bia Lima', `${pupil?.id}@example.org`, '', '', ''];
  return { header: guardianHeader, records: [{ line: 2, cells }] };
}

const path = '/responsaveis/imports/plans';

async function planned({ schoolId, owner }: Row): Promise<string> {
  const { id } = await planGuardianImport(owner.actor, await guardianSheet(schoolId));
  return String(id);
}

function ofSchool(request: Cell['request']): Cell {
  return { owner: 'escola', alsoMay: ['admin'], rows: 'school', request };
}

export const importCells: Record<string, Cell> = {
  [`POST ${path}`]: ofSchool(async ({ schoolId }) => ({
    path,
    body: { ...(await guardianSheet(schoolId)), schoolId },
  })),
  [`POST ${path}/{id}/apply`]: ofSchool(async (row): Promise<Sent> => {
    const id = await planned(row);
    return { path: `${path}/${id}/apply`, params: { id }, body: {} };
  }),
  [`POST ${path}/{id}/undo`]: ofSchool(async (row): Promise<Sent> => {
    const id = await planned(row);
    await applyGuardianImport(row.owner.actor, { id });
    return { path: `${path}/${id}/undo`, params: { id }, body: {} };
  }),
};
