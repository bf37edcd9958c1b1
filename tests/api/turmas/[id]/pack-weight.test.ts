import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GET as readDesk } from '@/app/api/turmas/[id]/desk/route';
import { GET as readSeat } from '@/app/api/turmas/[id]/seat/route';
import type { RouteHandler } from '@/lib/access/serve';
import { packBytesMax } from '@/lib/classroom/rules/pack-weight';
import { db } from '@/lib/platform/db/client';
import { newKey, storeFile } from '@/lib/platform/storage/storage';
import { lessonFiles, moduleFile } from '@/prisma/seed/content';
import { runningClass } from '@/tests/support/running-class';
import { send } from '@/tests/support/send';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const module = 'MA1';
const pupilCount = 30;

/** A picture that compresses as badly as one can. */
async function storePicture(folder: string): Promise<string> {
  const [width, height] = [480, 480];
  const raw = { width, height, channels: 3 as const };
  const webp = await sharp(randomBytes(width * height * 3), { raw })
    .webp({ quality: 70 })
    .toBuffer();
  const key = newKey(folder, '.webp');
  await storeFile(key, webp);
  return `/api/files/${key}`;
}

/** The demo's module with the 15 lessons as they are taught, a picture in each, and thirty pupils with a photo. */
async function given() {
  const { id: schoolId } = await school();
  const teacher = await signedIn('instrutor', schoolId);
  const pupils = await Promise.all(Array.from({ length: pupilCount }, () => signedIn('aluno', schoolId)));
  const content = { units: 3, lessonsEach: 5 };
  const running = await runningClass(schoolId, { facilitators: [teacher], pupils, content });
  const picture = await storePicture('content-images');
  const plans = await db().classPlan.findMany({ where: { classId: running.id } });
  const texts = lessonFiles(module);
  for (const { planId, number } of plans) {
    const { sections } = texts[number - 1] ?? {};
    const activity = `${sections?.activity ?? ''}\n\n![Montagem](${picture})`;
    await db().lessonPlan.update({ where: { id: planId }, data: { ...sections, activity } });
  }
  const { glossary = [], units } = moduleFile(module);
  const missions = units.flatMap(({ number, mission }) =>
    mission ? { number, kind: 'mission' as const, ...mission } : [],
  );
  const place = { courseId: running.course.id, code: running.module.code };
  await db().courseModule.update({
    where: { courseId_code: place },
    data: { glossary: { deleteMany: {}, create: glossary }, parts: { deleteMany: {}, create: missions } },
  });
  for (const { actor } of pupils) {
    await db().account.update({ where: { id: actor.id }, data: { photoUrl: await storePicture('account-photos') } });
  }
  return { id: running.id, teacher, pupil: pupils[0] as SignedIn };
}

it('a lesson of the demo fits into 60 KB with its pictures inside, a facilitator’s as a student’s', async () => {
  const { id, teacher, pupil } = await given();
  const weigh = async (who: SignedIn, handler: RouteHandler, number: number) => {
    const path = `${handler.operation.path.replace('{id}', id)}?number=${number}&pictures=inside`;
    const { status, body } = await send(handler, { path, params: { id }, bearer: who.bearer });
    expect(status).toBe(200);
    const { pictures } = body as { pictures: { inside: string }[] };
    return { bytes: Buffer.byteLength(JSON.stringify(body)), inside: pictures.length };
  };
  const weights: string[] = [];
  for (let number = 1; number <= 15; number += 1) {
    const desk = await weigh(teacher, readDesk, number);
    const seat = await weigh(pupil, readSeat, number);
    weights.push(`${number}: ${desk.bytes} / ${seat.bytes}`);
    expect(desk.bytes).toBeLessThanOrEqual(packBytesMax);
    expect(seat.bytes).toBeLessThanOrEqual(packBytesMax);
    expect([desk.inside, seat.inside]).toEqual([pupilCount + 1, 1]);
  }
  process.stdout.write(`bytes of a lesson's pack, facilitator's / student's: ${weights.join(', ')}\n`);
});

it('puts no face into a student’s pack, nor one that a text names into any', async () => {
  const { id, teacher, pupil } = await given();
  const photoUrl = await storePicture('account-photos');
  await db().lessonPlan.updateMany({
    where: { classes: { some: { classId: id } } },
    data: { activity: `![Foto](${photoUrl})` },
  });
  const addresses = async (who: SignedIn, handler: RouteHandler) => {
    const path = `${handler.operation.path.replace('{id}', id)}?number=1&pictures=inside`;
    const { body } = await send(handler, { path, params: { id }, bearer: who.bearer });
    return (body as { pictures: { address: string }[] }).pictures.map(({ address }) => address);
  };
  expect(await addresses(pupil, readSeat)).toEqual([]);
  expect(await addresses(teacher, readDesk)).not.toContain(photoUrl);
});
