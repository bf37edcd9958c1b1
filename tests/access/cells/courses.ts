import sharp from 'sharp';
import { importCheck } from '@/lib/course-transfer/queries/check-import';
import { exported, sentArchive } from '@/tests/support/course-archive';
import { editor } from '@/tests/support/editor';
import { courseData, storedCourse } from '@/tests/support/world';
import { type Cell, type Row, type Sent, schoolTipos } from './cell';

function wire() {
  const { code, name, ...rest } = courseData();
  return { codigo: code, nome: name, ...rest };
}

async function storedCode(): Promise<string> {
  return (await storedCourse()).code;
}

const byPath =
  (suffix = '', body?: unknown) =>
  async (): Promise<Sent> => {
    const id = await storedCode();
    return { path: `/Cursos/${id}${suffix}`, params: { id }, body };
  };

const byQuery = (path: string, body?: unknown) => async (): Promise<Sent> => {
  return { path: `${path}?id=${await storedCode()}`, body };
};

/** What the open catalogue shows is read by all who work with courses. */
function shown(request: Cell['request']): Cell {
  return { ...catalogue(request), alsoMay: schoolTipos };
}

function catalogue(request: Cell['request']): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

async function png(): Promise<Uint8Array> {
  const image = sharp({ create: { width: 64, height: 36, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.png().toBuffer());
}

type Body = { fileId: string; basis?: unknown };

/** Whoever imports has sent the archive: the request is made for the one who sends it. */
function archiveOf(path: string, withBasis = false) {
  return async ({ owner }: Row): Promise<Sent> => {
    const admin = await editor();
    const zip = await exported(admin, await storedCode());
    const fileId = await sentArchive({ ...admin, ...owner }, zip);
    const body: Body = { fileId };
    if (withBasis) body.basis = (await importCheck(owner.actor, { fileId })).basis;
    return { path, body };
  };
}

/** An archive is its sender's alone. */
const archived = { owner: 'admin', rows: 'person' } as const;

export const courseCells: Record<string, Cell> = {
  'GET /Cursos': shown(async () => ({ path: '/Cursos' })),
  'PUT /Cursos': catalogue(async () => ({ path: '/Cursos', body: wire() })),
  'GET /Cursos/{id}': shown(byPath()),
  'POST /Cursos/{id}': catalogue(byPath('', { ...wire(), revision: 1 })),
  'DELETE /Cursos/{id}': catalogue(byPath()),
  'GET /Cursos/{id}/exists': shown(byPath('/exists')),
  'POST /Cursos/photos': catalogue(async () => ({ path: '/Cursos/photos', body: await png() })),
  'GET /Cursos/{id}/export': catalogue(byPath('/export')),
  'GET /Cursos/exportWithInvalidCharacters': catalogue(byQuery('/Cursos/exportWithInvalidCharacters')),
  'POST /Cursos/imports/check': { ...archived, request: archiveOf('/Cursos/imports/check') },
  'POST /Cursos/imports': { ...archived, request: archiveOf('/Cursos/imports', true) },
  'GET /CursosWithInvalidCharacters': shown(byQuery('/CursosWithInvalidCharacters')),
  'POST /CursosWithInvalidCharacters': catalogue(byQuery('/CursosWithInvalidCharacters', { ...wire(), revision: 1 })),
  'DELETE /CursosWithInvalidCharacters': catalogue(byQuery('/CursosWithInvalidCharacters')),
  'GET /Cursos/existsWithInvalidCharacters': shown(byQuery('/Cursos/existsWithInvalidCharacters')),
};
