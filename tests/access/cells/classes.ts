import { applyEvolution } from '@/lib/class-life/commands/apply-evolution';
import { planEvolution } from '@/lib/class-life/commands/plan-evolution';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { authorise, authorisedContent } from '@/tests/support/authorised-content';
import { classToStart, classWire } from '@/tests/support/class-to-start';
import { signedIn } from '@/tests/support/world';
import type { Cell, Row } from './cell';

type State = Partial<Prisma.SchoolClassUncheckedCreateInput>;

const begun: State = { startedAt: new Date() };
const done: State = { ...begun, status: 'done', endedAt: new Date() };
const linked: State = { ...begun, type: 'provider', providerToken: 'sealed' };

/** A class of the owner's with one pupil; the bystanders have the class next door. */
async function ownClass({ schoolId, owner }: Row, state: State = {}) {
  const pupil = await signedIn('aluno', schoolId);
  return { ...(await classToStart(schoolId, { facilitators: [owner], pupils: [pupil], class: state })), pupil };
}

const configuring = {
  owner: 'instrutor',
  alsoMay: ['escola', 'admin'],
  rows: 'school',
  ownAlone: ['instrutor'],
} as const;
const reading = { ...configuring, alsoMay: ['escola', 'assessoria', 'admin'] } as const;

type Given = Awaited<ReturnType<typeof ownClass>>;

/** One step of a class's life, for whoever configures classes. */
function step(
  path: string,
  body: (given: Given, row: Row) => object | Promise<object> = () => ({}),
  state?: State,
): Cell {
  return {
    ...configuring,
    request: async (row) => {
      const given = await ownClass(row, state);
      return { path: `/turmas/${given.id}/${path}`, params: { id: given.id }, body: await body(given, row) };
    },
  };
}

function read(path: string): Cell {
  return {
    ...reading,
    request: async (row) => {
      const { id } = await ownClass(row);
      return { path: `/turmas/${id}${path}`, params: { id } };
    },
  };
}

const byQuery =
  (path: string, withBody = false) =>
  async (row: Row) => {
    const given = await ownClass(row);
    return { path: `${path}?id=${given.id}`, ...(withBody && { body: changes(given, row) }) };
  };

/** What is configured of a class that exists: its module and type stay. */
function changes(given: Given, { owner }: Row) {
  const { type: _, curso: __, modulo: ___, ...wire } = classWire(given, { facilitatorIds: [owner.actor.id] });
  return { ...wire, revision: 1 };
}

/** Deleted while nobody is in it. */
const deletable = (path: (id: string) => { path: string; params?: { id: string } }): Cell => ({
  ...configuring,
  request: async ({ schoolId, owner }) => path((await classToStart(schoolId, { facilitators: [owner] })).id),
});

const other = async (_: Given, { schoolId }: Row) => {
  const { course, module } = await authorisedContent(schoolId);
  return { curso: course.code, modulo: module.code };
};

const evolving = {
  nome: '7º B',
  schoolYear: 'EF7',
  referenceYear: 2027,
  referenceSemester: 1,
  reason: null,
} as const;

/** A plan that its owner made, of a class whose next module is there. */
function evolution(act: 'apply' | 'undo'): Cell {
  return {
    ...configuring,
    request: async (row) => {
      const given = await ownClass(row, begun);
      const { id: moduleId } = await db().courseModule.create({
        data: { courseId: given.course.id, code: 'N2', position: 2, name: 'Módulo 2', status: 'released' },
      });
      await authorise(row.schoolId, moduleId);
      const { nome: name, ...asked } = evolving;
      const { id } = await planEvolution(row.owner.actor, { ...asked, name, classId: given.id });
      if (!id) throw new Error('the class does not evolve');
      if (act === 'undo') await applyEvolution(row.owner.actor, { id });
      return { path: `/turmas/evolutions/${id}/${act}`, params: { id }, body: {} };
    },
  };
}

export const classCells: Record<string, Cell> = {
  // A list answers each of the own rows: that it gives no others is tests/database/reach.test.ts.
  'GET /turmas': { ...reading, ownAlone: [], rows: 'catalogue', request: async () => ({ path: '/turmas' }) },
  'PUT /turmas': {
    ...configuring,
    ownAlone: [],
    request: async ({ schoolId }) => {
      const content = await authorisedContent(schoolId);
      return { path: '/turmas', body: classWire(content, { escolaId: schoolId }) };
    },
  },
  'GET /turmas/{id}': read(''),
  'POST /turmas/{id}': {
    ...configuring,
    request: async (row) => {
      const given = await ownClass(row);
      return { path: `/turmas/${given.id}`, params: { id: given.id }, body: changes(given, row) };
    },
  },
  'DELETE /turmas/{id}': deletable((id) => ({ path: `/turmas/${id}`, params: { id } })),
  // Whether there is one is told of the own rows; elsewhere there is none.
  'GET /turmas/{id}/exists': { ...read('/exists'), ownAlone: [], rows: 'catalogue' },
  'GET /turmasWithInvalidCharacters': { ...reading, request: byQuery('/turmasWithInvalidCharacters') },
  'POST /turmasWithInvalidCharacters': { ...configuring, request: byQuery('/turmasWithInvalidCharacters', true) },
  'DELETE /turmasWithInvalidCharacters': deletable((id) => ({ path: `/turmasWithInvalidCharacters?id=${id}` })),
  'GET /turmas/existsWithInvalidCharacters': {
    ...reading,
    ownAlone: [],
    rows: 'catalogue',
    request: byQuery('/turmas/existsWithInvalidCharacters'),
  },
  'GET /turmas/{id}/students': read('/students'),
  'POST /turmas/{id}/start': step('start'),
  'POST /turmas/{id}/module': step('module', other),
  'POST /turmas/{id}/close': step('close', undefined, begun),
  'POST /turmas/{id}/cancel': step('cancel'),
  'POST /turmas/{id}/reactivate': step('reactivate', undefined, done),
  'POST /turmas/{id}/unlink': step('unlink', () => ({ word: 'DESVINCULAR' }), linked),
  'POST /turmas/{id}/students': step('students', async (_, { schoolId }) => ({
    studentIds: [(await signedIn('aluno', schoolId)).actor.id],
  })),
  'POST /turmas/{id}/students/remove': step('students/remove', ({ pupil }) => ({ studentIds: [pupil.actor.id] })),
  'POST /turmas/{id}/enrolmentSearch': step('enrolmentSearch', () => ({
    search: '',
    schoolYear: null,
    fromClassId: null,
  })),
  'POST /turmas/{id}/evolution': step('evolution', () => evolving, begun),
  'POST /turmas/evolutions/{id}/apply': evolution('apply'),
  'POST /turmas/evolutions/{id}/undo': evolution('undo'),
  'POST /turmas/{id}/guardians': step('guardians'),
  'POST /turmas/{id}/testPassword': step('testPassword', undefined, { type: 'test' }),
};
