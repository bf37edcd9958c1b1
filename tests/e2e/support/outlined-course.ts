import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

const moduleData = {
  nome: 'Módulo de teste',
  status: 'released',
  expectedOn: null,
  summary: '',
  guardianTips: '',
  sealsAndCertificates: '',
  notebookCoverUrl: null,
  originalCourseCode: null,
  parts: [],
  glossary: [],
  support: [],
};

async function put(admin: APIRequestContext, path: string, data: object) {
  const answer = await admin.put(`/api${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as { id: string };
}

/** Further modules, without anything in them. */
export async function addModules(admin: APIRequestContext, course: string, names: readonly string[]): Promise<void> {
  for (const [index, nome] of names.entries())
    await put(admin, '/Cursos/modules', { ...moduleData, nome, codigo: `N${index + 1}`, codigoCurso: course });
}

/** A module with two units, the first one with these lessons; their codes end in their places. */
export async function outlined(admin: APIRequestContext, course: string, names: readonly string[]) {
  const mark = randomUUID().slice(0, 8);
  const { id: moduleId } = await put(admin, '/Cursos/modules', { ...moduleData, codigo: 'M1', codigoCurso: course });
  const units = [];
  for (const objective of ['Primeira', 'Segunda'])
    units.push(await put(admin, '/Cursos/units', { moduleId, objective }));
  for (const [index, nome] of names.entries()) {
    const lesson = { nome, codigo: `${mark}-${index + 1}`, objective: '', minutes: 50, skillCodes: [] };
    await put(admin, '/Aulas', { ...lesson, unitId: units[0]?.id });
  }
  return { mark, path: `/adm/courses/${course}/modules/M1/lessons` };
}
