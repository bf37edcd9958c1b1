import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as IMAGE } from '@/app/api/murals/[id]/image/route';
import { GET as RECEIPTS } from '@/app/api/murals/[id]/receipts/route';
import { DELETE, POST } from '@/app/api/murals/[id]/route';
import { POST as STORE } from '@/app/api/murals/images/route';
import { GET as OWN } from '@/app/api/murals/own/route';
import { GET, PUT } from '@/app/api/murals/route';
import { POST as SEEN } from '@/app/api/murals/seen/route';
import { releaseImages } from '@/lib/mural/jobs/release-images';
import { unseenMural } from '@/lib/mural/queries/own-mural';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { png } from '@/tests/support/files/png';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

type Listed = { items: { id: string; title: string; isNew: boolean; seenCount: number; forCount: number }[] };

let schoolId: string;
let teacher: SignedIn;
/** Of the same class. */
let colleague: SignedIn;
/** Of the same school, with a class of the own. */
let nextDoor: SignedIn;
let pupil: SignedIn;
let classmate: SignedIn;
let pupilNextDoor: SignedIn;
let classId: string;
let classNextDoor: string;

beforeAll(async () => {
  schoolId = (await school()).id;
  [teacher, colleague, nextDoor] = (await people('instrutor')) as [SignedIn, SignedIn, SignedIn];
  [pupil, classmate, pupilNextDoor] = (await people('aluno')) as [SignedIn, SignedIn, SignedIn];
  classId = (await schoolClass(schoolId, { facilitators: [teacher, colleague], pupils: [pupil, classmate] })).id;
  classNextDoor = (await schoolClass(schoolId, { facilitators: [nextDoor], pupils: [pupilNextDoor] })).id;
});
afterEach(() => setClock(undefined));

const people = (tipo: 'aluno' | 'instrutor') => Promise.all([0, 1, 2].map(() => signedIn(tipo, schoolId)));

const write = (by: SignedIn, body: object) =>
  send(PUT, {
    method: 'PUT',
    path: '/murals',
    body: { section: 'global', title: 'Título', from: '2026-11-02', ...body },
    bearer: by.bearer,
  });

async function pinned(by: SignedIn, body: object): Promise<string> {
  const { status, body: made } = await write(by, body);
  expect(status, JSON.stringify(made)).toBe(200);
  return String(made.id);
}

async function titlesFor({ bearer }: SignedIn): Promise<string[]> {
  const { body } = await send(OWN, { path: '/murals/own', bearer });
  return (body as unknown as Listed).items.map(({ title }) => title);
}

const of = (id: string, more = '') => ({ path: `/murals/${id}${more}`, params: { id } });

async function listed(section: string, by: SignedIn) {
  const { body } = await send(GET, { path: `/murals?section=${section}`, bearer: by.bearer });
  return (body as unknown as Listed).items;
}

describe('a post on the mural', () => {
  it('is for all classes of its author, for one class, or for one student, and for nobody else', async () => {
    await pinned(teacher, { title: 'A todas' });
    await pinned(teacher, { title: 'À turma', section: 'class', classId });
    await pinned(teacher, { title: 'A um', section: 'student', studentId: pupil.actor.id });
    expect((await titlesFor(pupil)).sort()).toEqual(['A todas', 'A um', 'À turma']);
    expect((await titlesFor(classmate)).sort()).toEqual(['A todas', 'À turma']);
    expect(await titlesFor(pupilNextDoor)).toEqual([]);
    expect(await titlesFor(await signedIn('aluno'))).toEqual([]);
  });

  it('is shown from its first day to its last one, by the clock of the school', async () => {
    await pinned(nextDoor, { title: 'Uma semana', from: '2026-11-16', until: '2026-11-20' });
    const at = (time: string) => {
      setClock(() => new Date(time));
      return titlesFor(pupilNextDoor);
    };
    // One in the morning in UTC is still the evening before at school.
    expect(await at('2026-11-16T01:00:00Z')).toEqual([]);
    expect(await at('2026-11-16T12:00:00Z')).toEqual(['Uma semana']);
    expect(await at('2026-11-21T01:00:00Z')).toEqual(['Uma semana']);
    expect(await at('2026-11-21T12:00:00Z')).toEqual([]);
  });

  it('stays behind when a student changes class, and when the class is over', async () => {
    const moving = await signedIn('aluno', schoolId);
    const [before, after] = (await people('instrutor')) as [SignedIn, SignedIn, SignedIn];
    const old = await schoolClass(schoolId, { facilitators: [before], pupils: [moving] });
    await pinned(before, { title: 'Geral de antes' });
    await pinned(before, { title: 'Turma de antes', section: 'class', classId: old.id });
    await pinned(before, { title: 'Só a um, antes', section: 'student', studentId: moving.actor.id });
    expect(await titlesFor(moving)).toHaveLength(3);
    await db().enrolment.updateMany({ where: { studentId: moving.actor.id }, data: { leftAt: new Date() } });
    const next = await schoolClass(schoolId, { facilitators: [after], pupils: [moving] });
    await pinned(after, { title: 'Turma nova', section: 'class', classId: next.id });
    expect(await titlesFor(moving)).toEqual(['Turma nova']);
    await db().schoolClass.update({ where: { id: next.id }, data: { status: 'done', endedAt: new Date() } });
    expect(await titlesFor(moving)).toEqual([]);
  });

  it('is counted as an event of the mural in its own transaction', async () => {
    const id = await pinned(teacher, { title: 'Contado' });
    const [counted] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM activity_events WHERE kind = 'mural' AND subject_id = ${id}::uuid`;
    expect(counted?.count).toBe(1);
  });
});

describe('PUT /murals', () => {
  it('names whom it is for in the section that was chosen, and nobody in another one', async () => {
    const fieldsOf = async (body: object) => (await write(teacher, body)).body.fields;
    expect(await fieldsOf({ section: 'class' })).toEqual([{ path: 'classId', code: 'choose-class' }]);
    expect(await fieldsOf({ section: 'student' })).toEqual([{ path: 'studentId', code: 'choose-student' }]);
    expect(await fieldsOf({ section: 'global', classId })).toEqual([{ path: 'classId', code: 'choose-class' }]);
    expect(await fieldsOf({ until: '2026-11-01' })).toEqual([{ path: 'until', code: 'before-begin' }]);
  });

  it('finds no class and no student of the colleague next door', async () => {
    expect((await write(teacher, { section: 'class', classId: classNextDoor })).status).toBe(404);
    const studentId = pupilNextDoor.actor.id;
    expect((await write(teacher, { section: 'student', studentId })).status).toBe(404);
  });
});

describe('who works with a post', () => {
  const save = (by: SignedIn, id: string) =>
    send(POST, {
      ...of(id),
      method: 'POST',
      body: { title: 'Mudado', from: '2026-11-02', revision: 1 },
      bearer: by.bearer,
    });

  it('is every facilitator of the class for the class, its author alone for the others', async () => {
    const ofClass = await pinned(teacher, { title: 'Da turma', section: 'class', classId });
    const toOne = await pinned(teacher, { title: 'A um', section: 'student', studentId: classmate.actor.id });
    const toAll = await pinned(teacher, { title: 'Geral' });
    expect((await save(colleague, ofClass)).body).toMatchObject({ title: 'Mudado', revision: 2, isOwn: true });
    // What is said to one student alone is read by whoever else teaches the student, and changed by its author.
    expect((await listed('student', colleague)).map(({ id }) => id)).toContain(toOne);
    expect((await save(colleague, toOne)).status).toBe(404);
    expect((await save(colleague, toAll)).status).toBe(404);
    for (const id of [ofClass, toOne, toAll]) {
      expect((await save(nextDoor, id)).status).toBe(404);
      expect((await send(DELETE, { ...of(id), method: 'DELETE', bearer: nextDoor.bearer })).status).toBe(404);
      expect((await send(RECEIPTS, { ...of(id, '/receipts'), bearer: nextDoor.bearer })).status).toBe(404);
    }
    expect((await save(teacher, ofClass)).body.code).toBe('request.changed-meanwhile');
    expect((await send(DELETE, { ...of(toAll), method: 'DELETE', bearer: teacher.bearer })).status).toBe(200);
  });
});

describe('POST /murals/seen', () => {
  const see = (by: SignedIn, ...ids: string[]) =>
    send(SEEN, { method: 'POST', path: '/murals/seen', body: { ids }, bearer: by.bearer });

  it('marks what is for the student once, and passes over what is not', async () => {
    const id = await pinned(teacher, { title: 'Visto', section: 'class', classId });
    const foreign = await pinned(nextDoor, { title: 'De outra turma' });
    const before = (await unseenMural(pupil.actor, {})).count;
    expect((await see(pupil, id, foreign, crypto.randomUUID())).body).toEqual({ count: 1 });
    expect((await see(pupil, id)).body).toEqual({ count: 0 });
    expect((await unseenMural(pupil.actor, {})).count).toBe(before - 1);
    const { body } = await send(RECEIPTS, { ...of(id, '/receipts'), bearer: colleague.bearer });
    const idsOf = (rows: unknown) => (rows as { id: string }[]).map((row) => row.id);
    expect(idsOf(body.seen)).toEqual([pupil.actor.id]);
    expect(idsOf(body.unseen)).toEqual([classmate.actor.id]);
    expect((await listed('class', teacher)).find((post) => post.id === id)).toMatchObject({
      seenCount: 1,
      forCount: 2,
    });
    expect(await db().muralSeen.count({ where: { postId: foreign } })).toBe(0);
  });

  it('marks a post that was over when the line came back, and none that is still to come', async () => {
    const over = await pinned(teacher, { section: 'class', classId, from: '2026-11-02', until: '2026-11-03' });
    const ahead = await pinned(teacher, { section: 'class', classId, from: '2026-11-09' });
    setClock(() => new Date('2026-11-05T12:00:00Z'));
    expect(await titlesFor(pupil)).not.toContain('Título');
    expect((await see(pupil, over, ahead)).body).toEqual({ count: 1 });
    expect(await db().muralSeen.count({ where: { postId: over } })).toBe(1);
  });
});

describe('the picture of a post', () => {
  async function stored(by: SignedIn): Promise<string> {
    const sent = { method: 'POST', path: '/murals/images', body: await png(), bearer: by.bearer };
    return String((await send(STORE, sent)).body.id);
  }
  const read = (by: SignedIn, id: string) => send(IMAGE, { ...of(id, '/image'), bearer: by.bearer });

  it('is read by whoever reads the post', async () => {
    const imageId = await stored(teacher);
    const id = await pinned(teacher, { section: 'class', classId, imageId });
    expect((await read(pupil, id)).status).toBe(200);
    expect((await read(colleague, id)).status).toBe(200);
    expect((await read(pupilNextDoor, id)).status).toBe(404);
    expect((await read(nextDoor, id)).status).toBe(404);
  });

  it('is one that its author sent, and goes when nothing names it', async () => {
    const imageId = await stored(teacher);
    const taken = await write(nextDoor, { imageId });
    expect(taken.body).toMatchObject({ code: 'file.missing', fields: [{ path: 'imageId', code: 'mural-image' }] });
    const id = await pinned(teacher, { section: 'class', classId, imageId });
    const unused = async () => (await db().storedFile.findUniqueOrThrow({ where: { id: imageId } })).unusedSince;
    expect(await unused()).toBeNull();
    // The colleague saves the post with the picture as it stands.
    const same = { title: 'Com figura', from: '2026-11-02', imageId, revision: 1 };
    expect((await send(POST, { ...of(id), method: 'POST', body: same, bearer: colleague.bearer })).status).toBe(200);
    expect(await unused()).toBeNull();
    expect((await send(DELETE, { ...of(id), method: 'DELETE', bearer: colleague.bearer })).status).toBe(200);
    expect(await unused()).not.toBeNull();
  });

  it('goes with the author that its post went with', async () => {
    const author = await signedIn('instrutor', schoolId);
    const imageId = await stored(author);
    const unused = async () => {
      await releaseImages.run({}, { signal: new AbortController().signal, lastAttempt: false });
      return db().storedFile.count({ where: { id: imageId, unusedSince: { not: null } } });
    };
    await pinned(author, { imageId });
    expect(await unused()).toBe(0);
    await db().account.delete({ where: { id: author.actor.id } });
    expect(await unused()).toBe(1);
  });
});
