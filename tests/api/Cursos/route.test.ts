import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/Cursos/route';
import { createCourse } from '@/lib/courses/commands/create-course';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/env';
import { send } from '@/tests/support/send';
import { courseData, type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
let pupil: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
  pupil = await signedIn('aluno');
});

function wire({ code, name, ...rest }: ReturnType<typeof courseData>) {
  return { codigo: code, nome: name, ...rest };
}

const insert = (body: unknown, headers: Record<string, string> = {}) =>
  send(PUT, { method: 'PUT', path: '/Cursos', body, bearer: admin.bearer, headers });

describe('PUT /Cursos', () => {
  it('stores the course with the wire names of the spec and writes one audit row naming the fields', async () => {
    const course = courseData();
    const { status, body } = await insert(wire(course));
    expect(status).toBe(200);
    expect(body).toMatchObject({ codigo: course.code, nome: course.name, revision: 1 });
    expect(body).not.toHaveProperty('id');
    const stored = await db().course.findUniqueOrThrow({ where: { code: course.code } });
    expect(stored.objective).toBe(course.objective);
    const audit = await db().auditEntry.findMany({ where: { actorId: admin.actor.id, command: 'courses.create' } });
    expect(audit.some(({ fields }) => fields.includes('objective'))).toBe(true);
  });

  it('names every wrong field by its wire name', async () => {
    const { status, body } = await insert({
      ...wire(courseData('tem espaço')),
      nome: ' ',
      installments: 0,
      monthlyPriceCents: 'x',
    });
    expect(status).toBe(422);
    expect(body.code).toBe('request.invalid');
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { path: 'codigo', code: 'course-code' },
        { path: 'nome', code: 'required' },
        { path: 'installments', code: 'too-small', values: { minimum: 1 } },
        { path: 'monthlyPriceCents', code: 'wrong-value' },
      ]),
    );
  });

  it('refuses a code that exists', async () => {
    const course = courseData();
    await insert(wire(course));
    expect(await insert(wire(course))).toMatchObject({ status: 409, body: { code: 'course.already-exists' } });
  });

  it('lets exactly one of two requests at once create a code', async () => {
    const course = courseData();
    const answers = await Promise.all([insert(wire(course)), insert(wire(course))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a photo that was never uploaded', async () => {
    const photoUrl = `/api/files/course-photos/${'a'.repeat(43)}.webp`;
    expect(await insert(wire({ ...courseData(), photoUrl } as never))).toMatchObject({
      status: 422,
      body: { code: 'file.missing' },
    });
  });
});

describe('PUT /Cursos with an Idempotency-Key', () => {
  it('gives the first reply again and creates once, also when both arrive at once', async () => {
    const course = courseData();
    const headers = { 'idempotency-key': `key-${course.code}` };
    const [first, second] = await Promise.all([insert(wire(course), headers), insert(wire(course), headers)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await insert(wire(course), headers)).toMatchObject({ status: 200, body: first.body });
    expect(await db().course.count({ where: { code: course.code } })).toBe(1);
  });

  it("remembers the input by a hash that nobody can try guesses on without the server's secret", async () => {
    const course = courseData();
    const key = `hash-${course.code}`;
    await insert(wire(course), { 'idempotency-key': key });
    const where = { accountId_key: { accountId: admin.actor.id, key } };
    const { inputHash } = await db().idempotencyRecord.findUniqueOrThrow({ where });
    const input = JSON.stringify(createCourse.definition.input.parse(course));
    expect(inputHash).not.toBe(createHash('sha256').update(input).digest('base64url'));
    expect(inputHash).toBe(createHmac('sha256', env().AUTH_SECRET).update(`idempotency|${input}`).digest('base64url'));
  });

  it('refuses the same key with another input', async () => {
    const course = courseData();
    const headers = { 'idempotency-key': `other-${course.code}` };
    await insert(wire(course), headers);
    const other = await insert({ ...wire(course), nome: 'Outro' }, headers);
    expect(other).toMatchObject({ status: 409, body: { code: 'request.key-reused' } });
  });

  it('keeps nothing of a refused request, so that the mended one may use the key', async () => {
    const course = courseData();
    const headers = { 'idempotency-key': `mended-${course.code}` };
    expect((await insert({ ...wire(course), nome: '' }, headers)).status).toBe(422);
    expect((await insert(wire(course), headers)).status).toBe(200);
  });
});

describe('GET /Cursos', () => {
  it('shows a pupil the active courses and an administrator all', async () => {
    const active = courseData();
    const inactive = { ...courseData(), status: 'inactive' as const };
    await Promise.all([insert(wire(active)), insert(wire(inactive as never))]);
    const codes = async ({ bearer }: SignedIn, code: string) => {
      const { body } = await send(GET, { path: `/Cursos?search=${code}`, bearer });
      return (body.items as { codigo: string }[]).map(({ codigo }) => codigo);
    };
    expect(await codes(pupil, active.code)).toEqual([active.code]);
    expect(await codes(pupil, inactive.code)).toEqual([]);
    expect(await codes(admin, inactive.code)).toEqual([inactive.code]);
  });

  it('sorts and pages on the server', async () => {
    const prefix = `P${Date.now()}`;
    for (let index = 0; index < 32; index += 1) {
      await db().course.create({ data: { ...courseData(`${prefix}-${String(index).padStart(2, '0')}`) } });
    }
    const page = (query: string) =>
      send(GET, { path: `/Cursos?search=${prefix}&sort=-code&${query}`, bearer: admin.bearer });
    const first = await page('');
    expect(first.body).toMatchObject({ total: 32, page: 1, pageSize: 30 });
    expect((first.body.items as { codigo: string }[])[0]?.codigo).toBe(`${prefix}-31`);
    expect((await page('page=2')).body.items).toHaveLength(2);
  });

  it('answers no-store, and a wrong sort as 422 by the name of the query', async () => {
    const good = await send(GET, { path: '/Cursos', bearer: pupil.bearer });
    expect(good.headers.get('cache-control')).toMatch(/^no-store/);
    const bad = await send(GET, { path: '/Cursos?sort=price', bearer: pupil.bearer });
    expect(bad).toMatchObject({ status: 422, body: { fields: [{ path: 'sort' }] } });
  });
});
