import { beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { POST as PHOTO } from '@/app/api/Cursos/photos/route';
import { GET, PUT } from '@/app/api/Cursos/route';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import { serve } from '@/lib/access/serve';
import { abilities } from '@/lib/courses/abilities';
import { db } from '@/lib/platform/db/client';
import { operation } from '@/lib/platform/http/operation';
import { log } from '@/lib/platform/log/log';
import { send } from '@/tests/support/send';
import { courseData, type SignedIn, signedIn } from '@/tests/support/world';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn('admin');
});

/** A door of its own, so that a fault can be put behind it. */
function faulty(run: () => Promise<{ ok: boolean }>) {
  const input = z.object({});
  const reply = z.object({ ok: z.boolean() });
  const command = defineCommand({
    name: 'test.faulty',
    may: abilities['course:update'],
    input,
    reply,
    target: noTarget,
    run,
  });
  return serve(operation<typeof command>({ method: 'POST', path: '/test', summary: 'test' }), command);
}

describe('serve', () => {
  it('asks for a sign-in before it reads the body, and refuses a tipo that may never do this', async () => {
    expect((await send(PUT, { method: 'PUT', path: '/Cursos', body: '{' })).body.code).toBe(
      'request.not-authenticated',
    );
    const pupil = await signedIn('aluno');
    const answer = await send(PUT, { method: 'PUT', path: '/Cursos', body: {}, bearer: pupil.bearer });
    expect(answer).toMatchObject({ status: 403, body: { code: 'request.not-allowed' } });
  });

  it('refuses a revoked, an expired and a forged session', async () => {
    const revoked = await signedIn('admin');
    await db().session.update({ where: { id: revoked.actor.sessionId }, data: { revokedAt: new Date() } });
    const expired = await signedIn('admin');
    await db().session.update({ where: { id: expired.actor.sessionId }, data: { expiresAt: new Date(0) } });
    for (const bearer of [revoked.bearer, expired.bearer, 'forged']) {
      expect((await send(GET, { path: '/Cursos', bearer })).status).toBe(401);
    }
    for (const { cookie } of [revoked, expired, { cookie: 'session=forged' }]) {
      expect((await send(GET, { path: '/Cursos', headers: { cookie } })).status).toBe(401);
    }
  });

  it('takes a mutation by cookie only from our own pages', async () => {
    const body = { codigo: 'x' };
    const by = (headers: Record<string, string>) =>
      send(PUT, { method: 'PUT', path: '/Cursos', body, headers: { cookie: admin.cookie, ...headers } });
    expect((await by({ origin: 'https://evil.example' })).body.code).toBe('request.foreign-origin');
    expect((await by({})).body.code).toBe('request.foreign-origin');
    expect((await by({ origin: 'null' })).body.code).toBe('request.foreign-origin');
    expect((await by({ origin: 'http://localhost:3000' })).status).toBe(422);
  });

  it('takes a mutation by cookie only for whom the page was made, and leaves who sees as somebody to the commands', async () => {
    const by = async (headers: Record<string, string>) => {
      const own = { origin: 'http://localhost:3000', ...headers };
      return (await send(PUT, { method: 'PUT', path: '/Cursos', body: { codigo: 'x' }, headers: own })).body.code;
    };
    const pupil = await signedIn('aluno');
    expect(await by({ cookie: admin.cookie, 'x-person': pupil.actor.id })).toBe('request.other-person');
    expect(await by({ cookie: admin.cookie, 'x-person': admin.actor.id })).toBe('request.invalid');
    expect(await by({ authorization: `Bearer ${admin.bearer}`, 'x-person': pupil.actor.id })).toBe('request.invalid');
  });

  it('tells a page that was made for somebody else nothing of who is here now', async () => {
    const pupil = await signedIn('aluno');
    const read = (person: string) =>
      send(GET, { path: '/Cursos', headers: { cookie: admin.cookie, 'x-person': person } });
    expect((await read(pupil.actor.id)).body.code).toBe('request.other-person');
    expect((await read(admin.actor.id)).status).toBe(200);
  });

  it('names the field, however deep, that holds a character which cannot be kept', async () => {
    const { bearer } = admin;
    const body = { ...courseData('NUL'), nome: 'a\0b' };
    const unreadable = (path: string) => ({
      status: 422,
      body: { code: 'request.invalid', fields: [{ path, code: 'unreadable-character' }] },
    });
    expect(await send(PUT, { method: 'PUT', path: '/Cursos', body, bearer })).toMatchObject(unreadable('nome'));
    expect(await send(GET, { path: '/Cursos?search=%00', bearer })).toMatchObject(unreadable('search'));
    const deep = { ...body, nome: 'a', photo: { of: ['b', '\0'] } };
    expect(await send(PUT, { method: 'PUT', path: '/Cursos', body: deep, bearer })).toMatchObject(
      unreadable('photo.of.1'),
    );
  });

  it('refuses a malformed body, another media type and a body over the limit, declared or not', async () => {
    const put = (body: string, headers: Record<string, string> = {}) =>
      send(PUT, { method: 'PUT', path: '/Cursos', body, bearer: admin.bearer, headers });
    expect((await put('{"codigo"')).body.code).toBe('request.malformed');
    expect((await put('[1]')).body.code).toBe('request.malformed');
    expect((await put('a=1', { 'content-type': 'text/plain' })).body.code).toBe('request.media-type');
    const long = JSON.stringify({ nome: 'x'.repeat(70_000) });
    expect((await put(long)).body.code).toBe('request.too-large');
    expect((await put(long, { 'content-length': '10' })).status).toBe(413);
  });

  it('answers an unforeseen error with a request id and no inside of ours', async () => {
    const logged = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
    const answer = await send(
      faulty(() => Promise.reject(new Error('secret of the inside'))),
      { method: 'POST', path: '/test', bearer: admin.bearer, headers: { 'x-request-id': 'request-12345' } },
    );
    expect(answer).toMatchObject({ status: 500, body: { code: 'server.failed', requestId: 'request-12345' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('drops what the reply does not declare', async () => {
    const handler = faulty(async () => ({ ok: true, passwordHash: 'x' }));
    expect((await send(handler, { method: 'POST', path: '/test', bearer: admin.bearer })).body).toEqual({ ok: true });
  });

  it('re-encodes an uploaded photo and refuses what is none', async () => {
    const upload = (body: Uint8Array) =>
      send(PHOTO, {
        method: 'POST',
        path: '/Cursos/photos',
        body,
        bearer: admin.bearer,
        headers: { 'content-type': 'image/png' },
      });
    const { default: sharp } = await import('sharp');
    const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff7900' } })
      .png()
      .toBuffer();
    const { status, body } = await upload(new Uint8Array(png));
    expect(status).toBe(200);
    expect(body.photoUrl).toMatch(/^\/api\/files\/course-photos\/[\w-]{43}\.webp$/);
    const course = { ...courseData(), photoUrl: body.photoUrl };
    const { code: codigo, name: nome, ...rest } = course;
    const saved = await send(PUT, {
      method: 'PUT',
      path: '/Cursos',
      body: { codigo, nome, ...rest },
      bearer: admin.bearer,
    });
    expect(saved.body.photoUrl).toBe(body.photoUrl);
    expect((await upload(new TextEncoder().encode('not a photo'))).body.code).toBe('file.not-an-image');
  });
});

describe('a command', () => {
  it('rolls back whole when it fails after writing', async () => {
    const { code } = courseData();
    const input = z.object({});
    const command = defineCommand({
      name: 'test.half',
      may: abilities['course:create'],
      input,
      target: noTarget,
      run: async ({ tx }) => {
        await tx.course.create({ data: courseData(code) });
        throw new Error('half way');
      },
    });
    await expect(command(admin.actor, {})).rejects.toThrow('half way');
    expect(await db().course.count({ where: { code } })).toBe(0);
    expect(await db().auditEntry.count({ where: { command: 'test.half' } })).toBe(0);
  });

  it('is a part of another with its own right and its own audit row, and is rolled back with it', async () => {
    const { code } = courseData();
    const inner = defineCommand({
      name: 'test.inner',
      may: abilities['course:create'],
      input: z.object({ code: z.string() }),
      target: noTarget,
      run: ({ tx, input }) => tx.course.create({ data: courseData(input.code), select: { id: true } }),
    });
    const outer = defineCommand({
      name: 'test.outer',
      may: abilities['course:read'],
      input: z.object({ fails: z.boolean() }),
      target: noTarget,
      run: async ({ tx, actor, input }) => {
        await inner.inside(tx, actor, { code });
        if (input.fails) throw new Error('after the part');
      },
    });
    const rows = async () => [
      await db().course.count({ where: { code } }),
      await db().auditEntry.count({ where: { command: 'test.inner' } }),
    ];
    await expect(outer(admin.actor, { fails: true })).rejects.toThrow('after the part');
    await expect(outer((await signedIn('aluno')).actor, { fails: false })).rejects.toThrow('request.not-allowed');
    expect(await rows()).toEqual([0, 0]);
    await outer(admin.actor, { fails: false });
    expect(await rows()).toEqual([1, 1]);
  });

  it('is no part of another when it prepares something, which the compiler says already', async () => {
    const preparing = defineCommand({
      name: 'test.preparing',
      may: abilities['course:create'],
      input: z.object({}),
      prepare: async () => ({ hash: 'slow' }),
      target: noTarget,
      run: async ({ prepared: { hash } }) => ({ hash }),
    });
    expectTypeOf(preparing).not.toHaveProperty('inside');
    expect(preparing).not.toHaveProperty('inside');
    expect(await preparing(admin.actor, {})).toEqual({ hash: 'slow' });
  });

  it('goes again when the database chose it as the loser of a deadlock', async () => {
    const [a, b] = [await db().course.create({ data: courseData() }), await db().course.create({ data: courseData() })];
    let runs = 0;
    const crossing = (first: string, second: string) =>
      defineCommand({
        name: 'test.crossing',
        may: abilities['course:update'],
        input: z.object({}),
        target: noTarget,
        run: async ({ tx }) => {
          runs += 1;
          await tx.course.update({ where: { id: first }, data: { version: '2' } });
          await new Promise((resolve) => setTimeout(resolve, 150));
          await tx.course.update({ where: { id: second }, data: { version: '2' } });
          return { done: true };
        },
      })(admin.actor, {});
    const done = await Promise.all([crossing(a.id, b.id), crossing(b.id, a.id)]);
    expect(done).toEqual([{ done: true }, { done: true }]);
    // On a busy machine the two may cross again.
    expect(runs).toBeGreaterThanOrEqual(3);
  });
});
