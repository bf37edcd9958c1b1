import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { applyGuardianImport } from '@/lib/imports/commands/apply-guardian-import';
import { applyStudentImport } from '@/lib/imports/commands/apply-student-import';
import { planGuardianImport } from '@/lib/imports/commands/plan-guardian-import';
import { planStudentImport } from '@/lib/imports/commands/plan-student-import';
import { prepareStudentImport } from '@/lib/imports/commands/prepare-student-import';
import { studentKeys } from '@/lib/imports/rules/student-sheet';
import { db } from '@/lib/platform/db/client';
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

const ofStudents = '/Alunos/imports/plans';

/** One new pupil, with a login of nobody's. */
function studentSheet() {
  const cells = studentKeys.map(
    (key) => ({ name: 'Ana Lima', schoolYear: '7', login: randomUUID() })[key as 'name'] ?? '',
  );
  return { header: studentKeys.map((key) => pt.column[key]), records: [{ line: 2, cells }] };
}

async function plannedStudent({ owner }: Row): Promise<string> {
  return String((await planStudentImport(owner.actor, studentSheet())).id);
}

async function preparedStudent(row: Row) {
  const asked = { id: await plannedStudent(row), ticket: randomUUID() };
  await prepareStudentImport(row.owner.actor, { ...asked, from: 0 });
  return asked;
}

function ofSchool(request: Cell['request']): Cell {
  return { owner: 'escola', alsoMay: ['admin'], rows: 'school', request };
}

/** A pupil whose guardian allowed a photo. */
async function photographed(schoolId: string): Promise<string> {
  const [pupil] = await pupilsOf(schoolId, 1);
  const studentId = String(pupil?.id);
  const given = { kind: 'photo', givenBy: 'Bia', givenAt: new Date(0) } as const;
  await db().consent.create({ data: { studentId, schoolId, ...given } });
  return String(pupil?.login);
}

function smallWorkbook(): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ),
  });
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
  [`POST ${ofStudents}`]: ofSchool(async ({ schoolId }) => ({
    path: ofStudents,
    body: { ...studentSheet(), schoolId },
  })),
  [`POST ${ofStudents}/{id}/passwords`]: ofSchool(async (row): Promise<Sent> => {
    const id = await plannedStudent(row);
    return { path: `${ofStudents}/${id}/passwords`, params: { id }, body: { ticket: randomUUID(), from: 0 } };
  }),
  [`POST ${ofStudents}/{id}/apply`]: ofSchool(async (row): Promise<Sent> => {
    const { id, ticket } = await preparedStudent(row);
    return { path: `${ofStudents}/${id}/apply`, params: { id }, body: { ticket } };
  }),
  [`POST ${ofStudents}/{id}/undo`]: ofSchool(async (row): Promise<Sent> => {
    const asked = await preparedStudent(row);
    await applyStudentImport(row.owner.actor, asked);
    return { path: `${ofStudents}/${asked.id}/undo`, params: { id: asked.id }, body: {} };
  }),
  'POST /Alunos/photoOwners': ofSchool(async ({ schoolId }) => {
    const numbers = [await photographed(schoolId)];
    return { path: '/Alunos/photoOwners', body: { numbers, schoolId } };
  }),
  'POST /Alunos/importarFotoAluno': ofSchool(async ({ schoolId }) => {
    const number = await photographed(schoolId);
    const query = `registrationNumber=${number}&schoolId=${schoolId}`;
    const image = sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff7900' } });
    return { path: `/Alunos/importarFotoAluno?${query}`, body: new Uint8Array(await image.png().toBuffer()) };
  }),
  // Nothing of a school is read: whoever may import has the own file read.
  'POST /Alunos/imports/spreadsheets': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/Alunos/imports/spreadsheets', body: smallWorkbook() }),
  },
};
