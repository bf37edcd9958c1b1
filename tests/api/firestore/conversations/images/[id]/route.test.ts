import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { tipos } from '@/lib/access/actor';
import { imageIdOf } from '@/lib/assistant/rules/image-address';
import { readConversations } from '@/lib/class-reading/commands/read-conversations';
import { chatImage } from '@/lib/class-reading/queries/chat-image';
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

  it('is closed to the facilitator of a class that the pupil came to later', async () => {
    const [newcomer, later] = await Promise.all([signedIn('aluno', schoolId), signedIn('instrutor', schoolId)]);
    const theirs = await storedImage(newcomer.actor);
    await sentWith(newcomer.actor, theirs);
    await schoolClass(schoolId, { facilitators: [later], pupils: [newcomer] });
    await db().enrolment.updateMany({ where: { studentId: newcomer.actor.id }, data: { enrolledAt: new Date() } });
    await hasRead(later, newcomer);
    expect(await read(later, theirs)).toMatchObject(missing);
    await sentWith(newcomer.actor, theirs);
    expect((await read(later, theirs)).status).toBe(200);
  });

  it('is at the address that the reading tells, for the reader and no neighbour', async () => {
    const [theirs, own] = await Promise.all([signedIn('aluno', schoolId), signedIn('instrutor', schoolId)]);
    const neighbour = await signedIn('instrutor', (await school()).id);
    const { id: classId } = await schoolClass(schoolId, { facilitators: [own], pupils: [theirs] });
    await sentWith(theirs.actor, await storedImage(theirs.actor));
    const told = await readConversations(own.actor, { classId, studentId: theirs.actor.id });
    const shown = String(told.items[0]?.imageUrl);
    expect((await read(own, shown)).status).toBe(200);
    expect(await read(neighbour, shown)).toMatchObject(missing);
    expect(await read(facilitator, shown)).toMatchObject(missing);
  });

  it('is nothing where there is none', async () => {
    for (const who of [pupil, facilitator]) expect(await read(who, randomUUID())).toMatchObject(missing);
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
