import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/outbox/route';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { courseData, type SignedIn, signedIn, storedCourse } from '@/tests/support/world';

type Item = { key: string; operation: string; input: Record<string, unknown> };

let admin: SignedIn;
let pupil: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
  pupil = await signedIn('aluno');
});

function post(items: Item[], { bearer } = admin) {
  return send(POST, { method: 'POST', path: '/outbox', body: { items }, bearer });
}

function wire({ code, name, ...rest }: ReturnType<typeof courseData>, changes: object = {}) {
  return { nome: name, ...rest, ...changes, codigo: code };
}

function creation(course = courseData()): Item {
  return { key: randomUUID(), operation: 'PUT /Cursos', input: wire(course) };
}

/** The path's parameter stands in the input under its own name. */
function change(code: string, changes: object): Item {
  const { codigo: _, ...body } = wire(courseData(code), changes);
  return { key: randomUUID(), operation: 'POST /Cursos/{id}', input: { id: code, revision: 1, ...body } };
}

describe('POST /outbox', () => {
  it('refuses only the item that holds a character which cannot be kept', async () => {
    const course = courseData();
    const { body } = await post([creation({ ...courseData(), name: 'a\0' }), creation(course)]);
    expect(body.items).toMatchObject([
      { state: 'refused', problem: { status: 422, fields: [{ path: 'nome', code: 'unreadable-character' }] } },
      { state: 'done' },
    ]);
  });

  it('carries the items out in their order and answers each as the single call would', async () => {
    const course = courseData();
    const items = [
      creation(course),
      change(course.code, { nome: 'Primeiro' }),
      change(course.code, { nome: 'Depois', revision: 2 }),
    ];
    const { status, body } = await post(items);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { key: items[0]?.key, state: 'done', reply: expect.objectContaining({ codigo: course.code, revision: 1 }) },
      { key: items[1]?.key, state: 'done', reply: expect.objectContaining({ nome: 'Primeiro', revision: 2 }) },
      { key: items[2]?.key, state: 'done', reply: expect.objectContaining({ nome: 'Depois', revision: 3 }) },
    ]);
  });

  it('does nothing twice when its answer was lost and it is sent again', async () => {
    const course = courseData();
    const items = [creation(course), change(course.code, { nome: 'Uma vez' })];
    const [first, second] = [await post(items), await post(items)];
    expect(second.body).toEqual(first.body);
    const { revision } = await db().course.findUniqueOrThrow({ where: { code: course.code } });
    expect(revision).toBe(2);
  });

  it('does nothing twice when two tabs send it at once', async () => {
    const { code } = await storedCourse();
    const items = [change(code, { nome: 'A' }), change(code, { nome: 'B', revision: 2 })];
    const answers = await Promise.all([post(items), post(items)]);
    for (const { body } of answers) {
      expect((body.items as { state: string }[]).map(({ state }) => state)).toEqual(['done', 'done']);
    }
    const { revision } = await db().course.findUniqueOrThrow({ where: { code } });
    expect(revision).toBe(3);
  });

  it('goes on after an item that is refused, and names its fields by their wire names', async () => {
    const { code } = await storedCourse();
    const items = [change(code, { nome: ' ' }), change('NOPE', {}), change(code, { nome: 'Certo' })];
    const { body } = await post(items);
    expect(body.items).toEqual([
      {
        key: items[0]?.key,
        state: 'refused',
        problem: { status: 422, code: 'request.invalid', fields: [expect.objectContaining({ path: 'nome' })] },
      },
      { key: items[1]?.key, state: 'refused', problem: { status: 404, code: 'MODEL_NOT_FOUND', fields: [] } },
      expect.objectContaining({ key: items[2]?.key, state: 'done' }),
    ]);
  });

  it('refuses a key that came with another input before', async () => {
    const { code } = await storedCourse();
    const item = change(code, { nome: 'Um' });
    await post([item]);
    const { body } = await post([{ ...change(code, { nome: 'Outro' }), key: item.key }]);
    expect(body.items).toMatchObject([{ state: 'refused', problem: { status: 409, code: 'request.key-reused' } }]);
  });

  it('judges each item by who asks', async () => {
    const { code, name } = await storedCourse();
    const { body } = await post([change(code, { nome: 'De aluno' })], pupil);
    expect(body.items).toMatchObject([{ state: 'refused', problem: { status: 403, code: 'request.not-allowed' } }]);
    expect(await db().course.findUniqueOrThrow({ where: { code } })).toMatchObject({ name });
  });

  it('knows no operation that is not meant for it', async () => {
    const { code } = await storedCourse();
    const { body } = await post([{ key: randomUUID(), operation: 'DELETE /Cursos/{id}', input: { id: code } }]);
    expect(body.items).toMatchObject([{ state: 'refused', problem: { status: 404 } }]);
    expect(await db().course.count({ where: { code } })).toBe(1);
  });

  it('stops where the server itself fails: that item and those after it go again', async () => {
    const { code } = await storedCourse();
    const items = [
      change(code, { nome: 'Antes' }),
      change(code, { nome: 'Falha', revision: 2 }),
      change(code, { nome: 'Depois', revision: 3 }),
    ];
    const trigger = `fail_${randomUUID().replaceAll('-', '')}`;
    await db().$executeRawUnsafe(`CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN IF NEW.name = 'Falha' THEN RAISE 'disk full'; END IF; RETURN NEW; END $$`);
    await db().$executeRawUnsafe(
      `CREATE TRIGGER ${trigger} BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION ${trigger}()`,
    );
    const { body } = await post(items);
    expect(body.items).toMatchObject([{ state: 'done' }, { state: 'again' }, { state: 'again' }]);
    await db().$executeRawUnsafe(`DROP TRIGGER ${trigger} ON courses`);
    expect((await post(items)).body.items).toMatchObject([{ state: 'done' }, { state: 'done' }, { state: 'done' }]);
    expect(await db().course.findUniqueOrThrow({ where: { code } })).toMatchObject({ name: 'Depois', revision: 4 });
  });

  it('takes at most a hundred items at once', async () => {
    const items = Array.from({ length: 101 }, () => creation());
    expect((await post(items)).status).toBe(422);
  });
});
