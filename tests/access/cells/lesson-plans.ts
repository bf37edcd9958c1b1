import { db } from '@/lib/platform/db/client';
import { authorisedContent } from '@/tests/support/authorised-content';
import type { SignedIn } from '@/tests/support/world';
import { type Cell, type Row, type Sent, schoolTipos } from './cell';

const contents = new Map<string, ReturnType<typeof authorisedContent>>();

/** One content a school: what these requests do to it, the next one may find. */
function contentOf({ schoolId }: Row) {
  const content = contents.get(schoolId) ?? authorisedContent(schoolId);
  contents.set(schoolId, content);
  return content;
}

async function moduleQuery(row: Row): Promise<string> {
  const { course, module } = await contentOf(row);
  return `codigoCurso=${course.code}&codigoModulo=${module.code}`;
}

async function lessonCode(row: Row): Promise<string> {
  return (await contentOf(row)).lesson.code;
}

/** Plans hold the answers: they are not for pupils. */
const readers = ['escola', 'assessoria', 'admin'] as const;

/** The module is in the open catalogue, so §8's own message tells that it is not this school's. */
function ofModule(path: string, alsoMay: Cell['alsoMay']): Cell {
  return {
    owner: 'instrutor',
    alsoMay,
    rows: 'school',
    refusal: 'module.not-authorised',
    request: async (row) => ({ path: `${path}?${await moduleQuery(row)}` }),
  };
}

function ofLesson(rows: Cell['rows'], request: (code: string, row: Row) => Sent | Promise<Sent>): Cell {
  return { owner: 'instrutor', rows, request: async (row) => request(await lessonCode(row), row) };
}

async function adapted({ actor }: SignedIn, code: string): Promise<void> {
  const lesson = await db().lesson.findUniqueOrThrow({ where: { code } });
  const own = { lessonId: lesson.id, facilitatorId: actor.id };
  await db().adaptedPlan.upsert({
    where: { lessonId_facilitatorId: own },
    create: { ...own, name: 'Minha', basedOnVersion: 1 },
    update: {},
  });
}

async function comment({ actor }: SignedIn, code: string): Promise<string> {
  const lesson = await db().lesson.findUniqueOrThrow({ where: { code } });
  const data = { lessonId: lesson.id, authorId: actor.id, schoolId: actor.schoolId, text: 'Oi' };
  return (await db().planComment.create({ data })).id;
}

const text = { materials: '', steps: '', activity: '', questions: '', facilitatorNotes: '' };

export const lessonPlanCells: Record<string, Cell> = {
  'GET /Cursos/recuperarModulosDoCurso': {
    owner: 'escola',
    alsoMay: schoolTipos,
    rows: 'school',
    request: async (row) => {
      const { course } = await contentOf(row);
      return { path: `/Cursos/recuperarModulosDoCurso?codigoCurso=${course.code}&escolaId=${row.schoolId}` };
    },
  },
  'GET /Cursos/cursosPermitidos': {
    owner: 'escola',
    alsoMay: schoolTipos,
    rows: 'school',
    request: async (row) => {
      await contentOf(row);
      return { path: `/Cursos/cursosPermitidos?escolaId=${row.schoolId}` };
    },
  },
  'GET /Cursos/recuperarCursosAtivos': {
    owner: 'instrutor',
    alsoMay: schoolTipos,
    rows: 'catalogue',
    request: async (row) => {
      await contentOf(row);
      return { path: '/Cursos/recuperarCursosAtivos' };
    },
  },
  'GET /Cursos/divisaoAulasModulo': ofModule('/Cursos/divisaoAulasModulo', schoolTipos),
  'GET /Cursos/planoAulasModulo': ofModule('/Cursos/planoAulasModulo', readers),
  'GET /Cursos/getProjetosCursoModulo': ofModule('/Cursos/getProjetosCursoModulo', schoolTipos),
  'GET /Aulas/plan': {
    ...ofLesson('school', (code) => ({ path: `/Aulas/plan?aulacodigo=${code}` })),
    alsoMay: readers,
    refusal: 'module.not-authorised',
  },
  'PUT /Aulas/rating': ofLesson('school', (aulacodigo) => ({
    path: '/Aulas/rating',
    body: { aulacodigo, timeStars: 4, contentStars: 5, observation: '' },
  })),
  'GET /Aulas/comments': {
    ...ofLesson('school', (code) => ({ path: `/Aulas/comments?aulacodigo=${code}` })),
    alsoMay: readers,
  },
  'PUT /Aulas/comments': {
    ...ofLesson('school', (aulacodigo) => ({ path: '/Aulas/comments', body: { aulacodigo, text: 'Funcionou bem.' } })),
    alsoMay: ['admin'],
  },
  'DELETE /Aulas/comments': {
    ...ofLesson('person', async (code, { owner }) => ({ path: `/Aulas/comments?id=${await comment(owner, code)}` })),
    alsoMay: ['admin'],
    besides: ['admin'],
  },
  'PUT /AulaAdaptada': ofLesson('school', (aulacodigo) => ({ path: '/AulaAdaptada', body: { aulacodigo } })),
  'POST /AulaAdaptada': ofLesson('person', async (aulacodigo, { owner }) => {
    await adapted(owner, aulacodigo);
    return { path: '/AulaAdaptada', body: { aulacodigo, nome: 'Minha', basedOnVersion: 1, revision: 1, ...text } };
  }),
  'DELETE /AulaAdaptada': ofLesson('person', async (code, { owner }) => {
    await adapted(owner, code);
    return { path: `/AulaAdaptada?aulacodigo=${code}` };
  }),
  // It answers of the caller alone.
  'GET /AulaAdaptada/buscaPlanos': ofLesson('catalogue', async (code, { owner }) => {
    await adapted(owner, code);
    return { path: `/AulaAdaptada/buscaPlanos?aulacodigo=${code}` };
  }),
};
