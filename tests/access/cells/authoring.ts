import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { authorisedContent } from '@/tests/support/authorised-content';
import { courseContent } from '@/tests/support/course-content';
import { storedPicture } from '@/tests/support/files/own-files';
import { courseData, signedIn, storedCourse } from '@/tests/support/world';
import type { Cell, Row, Sent } from './cell';

function catalogue(request: Cell['request']): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

const moduleBody = {
  nome: 'Módulo',
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
const sections = { materials: 'a', steps: 'b', activity: 'c', questions: '', facilitatorNotes: '' };
const lessonBody = { nome: 'Aula', objective: '', minutes: 50, skillCodes: [] };
const fresh = () => `N${randomUUID().slice(0, 8)}`;

type Content = Awaited<ReturnType<typeof courseContent>>;

/** An operation on a module, unit or lesson of a course that is whole. */
function on(parameter: string, idOf: (content: Content) => string | Promise<string>, suffix = '', body?: object) {
  const resource = parameter === 'lessonId' ? '/Aulas' : `/Cursos/${parameter.replace('Id', 's')}`;
  return catalogue(async () => {
    const id = await idOf(await courseContent());
    return { path: `${resource}/${id}${suffix}`, params: { [parameter]: id }, body };
  });
}

const moduleOf = ({ module }: Content) => module.id;
const lessonOf = ({ lessons }: Content) => lessons[0]?.id ?? '';
const unitOf = ({ lessons }: Content) => lessons[0]?.unitId ?? '';

async function emptyModule(): Promise<string> {
  const { id: courseId } = await storedCourse();
  const data = { courseId, code: fresh(), position: 1, name: 'Módulo' };
  return (await db().courseModule.create({ data, select: { id: true } })).id;
}

async function emptyUnit(): Promise<string> {
  const data = { moduleId: await emptyModule(), number: 1, objective: 'Objetivo' };
  return (await db().courseUnit.create({ data, select: { id: true } })).id;
}

async function lessonWithDraft(content: Content): Promise<string> {
  const lessonId = lessonOf(content);
  await db().lessonPlan.create({ data: { lessonId, code: fresh(), version: 2, ...sections } });
  return lessonId;
}

function atSchool(body?: object) {
  return async ({ schoolId }: Row): Promise<Sent> => {
    const { module } = await courseContent();
    if (!body) {
      await db().moduleAuthorisation.create({ data: { moduleId: module.id, schoolId, from: new Date('2026-01-01') } });
    }
    const params = { moduleId: module.id, schoolId };
    return { path: `/Cursos/modules/${module.id}/schools/${schoolId}`, params, body };
  };
}

async function png(): Promise<Uint8Array> {
  const image = sharp({ create: { width: 64, height: 36, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.png().toBuffer());
}

/** Course data with all that it holds is written by its editors alone. */
export const authoringCells: Record<string, Cell> = {
  'PUT /Cursos/modules': catalogue(async () => ({
    path: '/Cursos/modules',
    body: { ...moduleBody, codigo: fresh(), codigoCurso: (await storedCourse()).code },
  })),
  'GET /Cursos/modules/{moduleId}': on('moduleId', moduleOf),
  'POST /Cursos/modules/{moduleId}': on('moduleId', moduleOf, '', { ...moduleBody, revision: 1 }),
  'DELETE /Cursos/modules/{moduleId}': on('moduleId', emptyModule),
  'POST /Cursos/modules/{moduleId}/place': on('moduleId', moduleOf, '/place', { place: 1 }),
  'PUT /Cursos/modules/{moduleId}/schools/{schoolId}': catalogue(atSchool({ from: '2026-01-01', until: null })),
  'DELETE /Cursos/modules/{moduleId}/schools/{schoolId}': catalogue(atSchool()),
  'PUT /Cursos/{id}/authorisations': catalogue(async ({ schoolId }) => {
    const { code: id } = await storedCourse();
    const body = { schoolId, from: '2026-01-01', until: null };
    return { path: `/Cursos/${id}/authorisations`, params: { id }, body };
  }),
  'PUT /Cursos/authorisationsWithInvalidCharacters': catalogue(async ({ schoolId }) => {
    const { code } = await storedCourse();
    const body = { schoolId, from: '2026-01-01', until: null };
    return { path: `/Cursos/authorisationsWithInvalidCharacters?id=${code}`, body };
  }),
  'PUT /Cursos/units': catalogue(async () => ({
    path: '/Cursos/units',
    body: { moduleId: await emptyModule(), objective: 'Objetivo' },
  })),
  'POST /Cursos/units/{unitId}': on('unitId', unitOf, '', { objective: 'Outro', revision: 1 }),
  'DELETE /Cursos/units/{unitId}': on('unitId', emptyUnit),
  'POST /Cursos/units/{unitId}/place': on('unitId', unitOf, '/place', { place: 2 }),
  'PUT /Cursos/skills': catalogue(async () => ({
    path: '/Cursos/skills',
    body: { skills: [{ codigo: fresh(), axis: 'Eixo', year: '6º', text: 'Texto' }] },
  })),
  'POST /Cursos/images': {
    ...catalogue(async () => ({ path: '/Cursos/images', body: await png() })),
    alsoMay: ['assessoria'],
  },
  'GET /Cursos/support/{supportId}': {
    owner: 'instrutor',
    alsoMay: ['escola', 'assessoria', 'admin'],
    rows: 'school',
    request: async ({ schoolId }) => {
      const { module } = await authorisedContent(schoolId);
      const { address } = await storedPicture((await signedIn('admin')).actor);
      const item = { moduleId: module.id, kind: 'image', title: 'Montagem', address, position: 1 } as const;
      const { id: supportId } = await db().supportItem.create({ data: item, select: { id: true } });
      return { path: `/Cursos/support/${supportId}`, params: { supportId } };
    },
  },
  'POST /Cursos/copies': catalogue(async () => ({
    path: '/Cursos/copies',
    body: { codigo: (await courseContent()).course.code, newCode: courseData().code, version: '2.0' },
  })),
  'PUT /Aulas': catalogue(async () => ({
    path: '/Aulas',
    body: { ...lessonBody, codigo: fresh(), unitId: await emptyUnit() },
  })),
  'GET /Aulas/{lessonId}': on('lessonId', lessonOf),
  'POST /Aulas/{lessonId}': on('lessonId', lessonOf, '', { ...lessonBody, revision: 1 }),
  'DELETE /Aulas/{lessonId}': on('lessonId', lessonOf),
  'POST /Aulas/{lessonId}/place': catalogue(async () => {
    const content = await courseContent();
    const lessonId = lessonOf(content);
    const body = { unitId: unitOf(content), place: 2 };
    return { path: `/Aulas/${lessonId}/place`, params: { lessonId }, body };
  }),
  'GET /Aulas/{lessonId}/draft': on('lessonId', lessonOf, '/draft'),
  'POST /Aulas/{lessonId}/draft': on('lessonId', lessonOf, '/draft', { ...sections, revision: 1 }),
  'DELETE /Aulas/{lessonId}/draft': on('lessonId', lessonWithDraft, '/draft?revision=1'),
  'POST /Aulas/{lessonId}/publish': on('lessonId', lessonWithDraft, '/publish', { revision: 1 }),
  'POST /Aulas/preview': {
    ...catalogue(async () => ({ path: '/Aulas/preview', body: { text: '**Olá**' } })),
    alsoMay: ['assessoria'],
  },
};
