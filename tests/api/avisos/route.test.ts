import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DELETE, POST } from '@/app/api/avisos/[id]/route';
import { GET, PUT } from '@/app/api/avisos/route';
import { announcementList } from '@/lib/announcements/queries/announcements';
import { muralList } from '@/lib/mural/queries/mural-posts';
import { currentNotices, noticeList, toldNotices } from '@/lib/notices/queries/notices';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { send } from '@/tests/support/send';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const notice = { title: 'Mostra de computação', text: 'No pátio, às dez.', from: '2026-11-23' };
let office: SignedIn;
let teacher: SignedIn;
let pupil: SignedIn;
let classmateOfNobody: SignedIn;
let classId: string;
let schoolId: string;
beforeAll(async () => {
  const { id } = await school();
  schoolId = id;
  office = await signedIn('escola', id);
  teacher = await signedIn('instrutor', id);
  pupil = await signedIn('aluno', id);
  classmateOfNobody = await signedIn('aluno', id);
  classId = (await schoolClass(id, { facilitators: [teacher], pupils: [pupil] })).id;
});
afterEach(() => setClock(undefined));

const write = (by: SignedIn, more: object = {}) =>
  send(PUT, { method: 'PUT', path: '/avisos', body: { ...notice, ...more }, bearer: by.bearer });

async function shownTo({ actor }: SignedIn, at: string) {
  setClock(() => new Date(at));
  return (await currentNotices(actor, {})).map(({ title }) => title);
}

it('is found by its title without case and accents, as an announcement and a post of the mural are', async () => {
  // Over long ago: it is shown to nobody in the tests below.
  const [from, until] = [new Date('2020-03-02'), new Date('2020-03-03')];
  const told = { title: 'Reunião de Família', text: '', from, until };
  const admin = await signedIn('admin');
  await db().notice.create({ data: { ...told, schoolId, authorId: office.actor.id } });
  await db().announcement.create({ data: { ...told, title: `Reunião de ${classId}`, tipos: ['escola'] } });
  await db().muralPost.create({ data: { ...told, schoolId, authorId: teacher.actor.id } });
  const search = 'reuniao de';
  const found = [
    await noticeList(office.actor, { search, page: 1 }),
    await announcementList(admin.actor, { search: `${search} ${classId}`, page: 1 }),
    await muralList(teacher.actor, { section: 'global', search, page: 1 }),
  ];
  expect(found.map(({ items }) => items.length)).toEqual([1, 1, 1]);
});

describe('PUT /avisos', () => {
  it('shows the school to everybody of it and the class to the class, on the days between', async () => {
    await write(office, { title: 'A todos', until: '2026-11-25' });
    await write(teacher, { title: 'À turma', classId });
    const midday = '2026-11-24T15:00:00Z';
    expect((await shownTo(pupil, midday)).sort()).toEqual(['A todos', 'À turma']);
    expect((await shownTo(teacher, midday)).sort()).toEqual(['A todos', 'À turma']);
    expect(await shownTo(classmateOfNobody, midday)).toEqual(['A todos']);
    expect(await shownTo(await signedIn('aluno'), midday)).toEqual([]);
    // One in the morning in UTC is still the evening before at school.
    expect(await shownTo(pupil, '2026-11-23T01:00:00Z')).toEqual([]);
    expect(await shownTo(pupil, '2026-11-26T01:00:00Z')).toHaveLength(2);
    expect(await shownTo(pupil, '2026-11-26T15:00:00Z')).toEqual(['À turma']);
  });

  it('tells a class that is over nothing any more, and leaves it in the history', async () => {
    const own = await signedIn('aluno', schoolId);
    const { id } = await schoolClass(schoolId, { facilitators: [teacher], pupils: [own] });
    await write(teacher, { title: 'Tragam os cadernos', classId: id });
    const midday = '2026-11-28T15:00:00Z';
    expect(await shownTo(own, midday)).toContain('Tragam os cadernos');
    await db().schoolClass.update({ where: { id }, data: { status: 'done', endedAt: new Date() } });
    expect(await shownTo(own, midday)).not.toContain('Tragam os cadernos');
    expect(await shownTo(teacher, midday)).not.toContain('Tragam os cadernos');
    const told = await toldNotices(own.actor, { page: 1 });
    expect(told.items.map(({ title }) => title)).toContain('Tragam os cadernos');
    // Of a form that stood open meanwhile: it is not taken and then told to nobody.
    expect((await write(teacher, { classId: id })).status).toBe(404);
  });

  it('asks a facilitator for a class of the own, and refuses a last day before the first', async () => {
    expect((await write(teacher)).body.fields).toEqual([{ path: 'classId', code: 'required' }]);
    const wrong = await write(office, { until: '2026-11-22' });
    expect(wrong.body.fields).toEqual([{ path: 'until', code: 'before-begin' }]);
  });

  it('takes no day of the year 0, which the database has not', async () => {
    const { status, body } = await write(office, { from: '0000-01-01' });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: [{ path: 'from', code: 'date-invalid' }] });
  });
});

describe('who may change one', () => {
  it('is the school, and the facilitator who wrote it', async () => {
    const { body: ofSchool } = await write(office, { classId });
    const { body: own } = await write(teacher, { classId });
    const save = (by: SignedIn, id: unknown) =>
      send(POST, {
        method: 'POST',
        path: `/avisos/${id}`,
        params: { id: String(id) },
        body: { ...notice, title: 'Outra hora', revision: 1 },
        bearer: by.bearer,
      });
    expect((await save(teacher, ofSchool.id)).status).toBe(404);
    expect((await save(teacher, own.id)).body).toMatchObject({ title: 'Outra hora', revision: 2, classId });
    expect((await save(office, own.id)).body.code).toBe('request.changed-meanwhile');
    const listed = await send(GET, { path: '/avisos', bearer: teacher.bearer });
    expect((listed.body.items as { id: string }[]).map(({ id }) => id)).toContain(own.id);
    expect((listed.body.items as { id: string }[]).map(({ id }) => id)).not.toContain(ofSchool.id);
    const removed = await send(DELETE, {
      method: 'DELETE',
      path: `/avisos/${own.id}`,
      params: { id: String(own.id) },
      bearer: office.bearer,
    });
    expect(removed.status).toBe(200);
  });

  it('is no facilitator any more who left the class', async () => {
    const { body } = await write(teacher, { classId: (await schoolClass(schoolId, { facilitators: [teacher] })).id });
    await db().classFacilitator.deleteMany({ where: { classId: String(body.classId) } });
    const params = { id: String(body.id) };
    const path = `/avisos/${body.id}`;
    const late = { ...notice, text: 'De quem saiu.', revision: 1 };
    const saved = await send(POST, { method: 'POST', path, params, body: late, bearer: teacher.bearer });
    expect(saved.status).toBe(404);
    expect((await send(DELETE, { method: 'DELETE', path, params, bearer: teacher.bearer })).status).toBe(404);
  });
});
