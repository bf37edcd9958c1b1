import { beforeAll, describe, expect, it } from 'vitest';
import { tipos } from '@/lib/access/actor';
import { chatImage } from '@/lib/assistant/queries/chat-image';
import { imageIdOf } from '@/lib/assistant/rules/image-address';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { db } from '@/lib/platform/db/client';
import { imageClient, sentWith, storedImage } from '@/tests/support/assistant/chat-images';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

let schoolId: string;
let pupil: SignedIn;
let facilitator: SignedIn;
let address: string;
beforeAll(async () => {
  ({ id: schoolId } = await school());
  [pupil, facilitator] = await Promise.all([signedIn('aluno', schoolId), signedIn('instrutor', schoolId)]);
  await schoolClass(schoolId, { facilitators: [facilitator], pupils: [pupil] });
  address = await storedImage(pupil.actor);
});

/** As the page of the pupil's conversations writes it down. */
async function hasRead(reader: SignedIn, of: SignedIn) {
  const day = schoolDay(new Date());
  await db().conversationReading.create({
    data: { studentId: of.actor.id, readerId: reader.actor.id, day, firstAt: new Date() },
  });
}

const read = ({ bearer }: SignedIn, of = address) => imageClient(bearer).read(of);
const missing = { status: 404, body: { code: 'MODEL_NOT_FOUND' } };

describe('GET /firestore/conversations/images/{id}', () => {
  it('shows a picture to its sender alone until it is sent, then to the own facilitator too who reads the conversation', async () => {
    const own = await read(pupil);
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('image/webp');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(await read(facilitator)).toMatchObject(missing);
    await sentWith(pupil.actor, address);
    expect(await read(facilitator)).toMatchObject(missing);
    await hasRead(facilitator, pupil);
    expect((await read(facilitator)).status).toBe(200);
  });

  it('shows it to nobody else, whoever asks', async () => {
    await sentWith(pupil.actor, address);
    const others = await Promise.all(tipos.map((tipo) => signedIn(tipo, schoolId)));
    const elsewhere = await signedIn('instrutor', (await school()).id);
    for (const other of [...others, elsewhere]) expect(await read(other)).toMatchObject(missing);
  });

  it('is closed to a facilitator whose class the pupil has left', async () => {
    const [gone, former] = await Promise.all([signedIn('aluno', schoolId), signedIn('instrutor', schoolId)]);
    await schoolClass(schoolId, { facilitators: [former], pupils: [gone] });
    const theirs = await storedImage(gone.actor);
    await sentWith(gone.actor, theirs);
    await hasRead(former, gone);
    expect((await read(former, theirs)).status).toBe(200);
    await db().enrolment.updateMany({ where: { studentId: gone.actor.id }, data: { leftAt: new Date() } });
    expect(await read(former, theirs)).toMatchObject(missing);
  });

  it('is no way to a file of another kind, and not open to who sees as the pupil', async () => {
    const id = String(imageIdOf(address));
    await db().storedFile.update({ where: { id }, data: { purpose: 'picture' } });
    expect(await read(pupil)).toMatchObject(missing);
    await db().storedFile.update({ where: { id }, data: { purpose: 'chat-image' } });
    const seeing = { byId: facilitator.actor.id, until: new Date() } as never;
    await expect(chatImage({ ...pupil.actor, seeing }, { id })).rejects.toMatchObject({ code: 'MODEL_NOT_FOUND' });
  });
});
