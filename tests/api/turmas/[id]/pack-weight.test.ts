import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { GET as readDesk } from '@/app/api/turmas/[id]/desk/route';
import { GET as readSeat } from '@/app/api/turmas/[id]/seat/route';
import type { RouteHandler } from '@/lib/access/serve';
import { packBytesMax } from '@/lib/classroom/rules/pack-weight';
import { db } from '@/lib/platform/db/client';
import { newKey, storeFile } from '@/lib/platform/storage/storage';
import { classOfDemoLessons } from '@/tests/support/class-of-demo-lessons';
import { send } from '@/tests/support/send';
import type { SignedIn } from '@/tests/support/world';

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

let id: string;
let teacher: SignedIn;
let pupil: SignedIn;

/** The lessons as they are taught, a picture in each, and thirty pupils with a photo. */
beforeAll(async () => {
  const picture = await storePicture('content-images');
  const taught = await classOfDemoLessons(`\n\n![Montagem](${picture})`);
  for (const { actor } of taught.pupils) {
    await db().account.update({ where: { id: actor.id }, data: { photoUrl: await storePicture('account-photos') } });
  }
  [id, teacher, pupil] = [taught.id, taught.teacher, taught.pupils[0] as SignedIn];
}, 60_000);

it('a lesson of the demo fits into 60 KB with its pictures inside, a facilitator’s as a student’s', async () => {
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
