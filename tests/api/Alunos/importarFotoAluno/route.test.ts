import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as READ, POST as SAVE } from '@/app/api/Alunos/[id]/route';
import { POST as END } from '@/app/api/Alunos/consents/[id]/end/route';
import { POST } from '@/app/api/Alunos/importarFotoAluno/route';
import { POST as OWNERS } from '@/app/api/Alunos/photoOwners/route';
import { db } from '@/lib/platform/db/client';
import { type Pupil, pupilsOf } from '@/tests/support/imports/pupils';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let escola: SignedIn;
let schoolId: string;
let allowed: Pupil;
let other: Pupil;
beforeEach(async () => {
  schoolId = (await school()).id;
  escola = await signedIn('escola', schoolId);
  [allowed, other] = (await pupilsOf(schoolId, 2)) as [Pupil, Pupil];
  await consent(allowed.id);
});

function consent(studentId: string, endedAt: Date | null = null) {
  const given = { kind: 'photo', givenBy: 'Bia', givenAt: new Date(0) } as const;
  return db().consent.create({ data: { studentId, schoolId, endedAt, ...given } });
}

type Made = { width?: number; height?: number; format?: 'png' | 'jpeg' | 'webp'; noise?: boolean };

async function picture({ width = 96, height = 96, format = 'png', noise = false }: Made = {}): Promise<Uint8Array> {
  const plain = { width, height, channels: 3 as const, background: '#ff7900' };
  const image = sharp({ create: noise ? { ...plain, noise: { type: 'gaussian', mean: 128, sigma: 60 } } : plain });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

function imported(number: string, bytes: Uint8Array, by = escola) {
  const path = `/Alunos/importarFotoAluno?registrationNumber=${encodeURIComponent(number)}`;
  return send(POST, { method: 'POST', path, body: bytes, bearer: by.bearer });
}

async function photoOf({ id }: Pupil): Promise<string | null> {
  return (await db().account.findUniqueOrThrow({ where: { id } })).photoUrl;
}

describe("a pupil's photo", () => {
  it.each(['png', 'jpeg'] as const)(
    'is taken as %s by the registration number, and replaces the one before',
    async (format) => {
      const { status, body } = await imported(allowed.login, await picture({ format }));
      expect(status).toBe(200);
      expect(body.photoUrl).toMatch(/^\/api\/files\/account-photos\/[\w-]{43}\.webp$/);
      expect(await photoOf(allowed)).toBe(body.photoUrl);
      const again = await imported(allowed.login, await picture({ format, width: 80, height: 80 }));
      expect(await photoOf(allowed)).toBe(again.body.photoUrl);
      expect(again.body.photoUrl).not.toBe(body.photoUrl);
    },
  );

  it.each([
    ['photo.wrong-type', { format: 'webp' }],
    ['photo.not-square', { width: 96, height: 97 }],
    ['photo.too-large', { width: 150, height: 150, noise: true }],
  ] as const)('is refused with %s: %j', async (code, made) => {
    expect(await imported(allowed.login, await picture(made))).toMatchObject({ status: 422, body: { code } });
    expect(await photoOf(allowed)).toBeNull();
  });

  it('is refused where it is no picture, whatever it says', async () => {
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await imported(allowed.login, text)).body.code).toBe('photo.wrong-type');
  });

  it('is refused, and not stored, without an open consent for photos', async () => {
    await consent(other.id, new Date());
    expect((await imported(other.login, await picture())).body.code).toBe('photo.consent-missing');
    await db().consent.create({
      data: { studentId: other.id, schoolId, kind: 'assistant', givenBy: 'Bia', givenAt: new Date(0) },
    });
    expect((await imported(other.login, await picture())).body.code).toBe('photo.consent-missing');
    expect(await db().storedFile.count({ where: { schoolId } })).toBe(0);
  });

  it('goes when the consent ends, and the initials are shown again', async () => {
    await imported(allowed.login, await picture());
    const { id } = await db().consent.findFirstOrThrow({ where: { studentId: allowed.id, kind: 'photo' } });
    const path = `/Alunos/consents/${id}/end`;
    const ended = await send(END, { method: 'POST', path, params: { id }, bearer: escola.bearer });
    expect(ended.status).toBe(200);
    expect(await photoOf(allowed)).toBeNull();
    const file = await db().storedFile.findFirstOrThrow({ where: { ownerId: allowed.id } });
    expect(file.unusedSince).not.toBeNull();
  });

  it('is not taken away by a form that was opened before it came', async () => {
    const params = { id: allowed.id };
    const path = `/Alunos/${allowed.id}`;
    const { body } = await send(READ, { path, params, bearer: escola.bearer });
    const { escolaId: _, schoolName: __, login: ___, classes: ____, ...form } = body;
    const { body: brought } = await imported(allowed.login, await picture());
    const saved = await send(SAVE, { method: 'POST', path, params, body: form, bearer: escola.bearer });
    expect(saved.body.code).toBe('request.changed-meanwhile');
    expect(await photoOf(allowed)).toBe(brought.photoUrl);
  });

  it('is of a pupil of the own school', async () => {
    const neighbour = await signedIn('escola');
    expect((await imported(allowed.login, await picture(), neighbour)).status).toBe(404);
    expect((await imported('nobody', await picture())).status).toBe(404);
  });
});

it('says beforehand whom the names count and who is allowed', async () => {
  const numbers = [allowed.login.toUpperCase(), other.login, 'nobody'];
  const { body } = await send(OWNERS, {
    method: 'POST',
    path: '/Alunos/photoOwners',
    body: { numbers },
    bearer: escola.bearer,
  });
  expect(body.owners).toEqual(
    expect.arrayContaining([
      { registrationNumber: allowed.login, name: allowed.name, isAllowed: true, hasPhoto: false },
      { registrationNumber: other.login, name: other.name, isAllowed: false, hasPhoto: false },
    ]),
  );
  expect(body.owners).toHaveLength(2);
});
