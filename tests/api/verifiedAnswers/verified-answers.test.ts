import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE as remove, POST as update } from '@/app/api/verifiedAnswers/[id]/route';
import { PUT as keep } from '@/app/api/verifiedAnswers/route';
import { db } from '@/lib/platform/db/client';
import { offeredDoubt, offeredDoubts } from '@/lib/verified-answers/queries/offered-doubts';
import { verifiedAnswerList } from '@/lib/verified-answers/queries/verified-answers';
import { withContact } from '@/tests/support/ai/school-keys';
import { panelOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { send } from '@/tests/support/send';
import { answeredDoubt, keptAnswerOf } from '@/tests/support/verified-answers/answered-doubt';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

beforeEach(() => vendor.requests.splice(0));

const put = (who: SignedIn, body: object) =>
  send(keep, { method: 'PUT', path: '/verifiedAnswers', bearer: who.bearer, body });

async function asked(who: SignedIn, question: string) {
  const panel = panelOf(who);
  await panel.ask(await panel.add(question));
  return (await panel.read()).at(-1);
}

async function newPupilOf(classId: string, schoolId: string) {
  const pupil = await signedIn('aluno', schoolId);
  const enrolment = { studentId: pupil.actor.id, schoolId, classId, enrolledAt: new Date() };
  await db().enrolment.create({ data: enrolment });
  return pupil;
}

async function schoolWithModel() {
  const { id } = await school();
  await withContact(id);
  return id;
}

describe('an answered doubt', () => {
  it('is offered to who teaches the class alone, without the names of the class, until it is kept', async () => {
    const { id: schoolId } = await school();
    const { facilitator, pupil, doubtId } = await answeredDoubt(schoolId);
    const called = pupil.actor.name.split(' ').at(-1) ?? '';
    await db().doubt.update({ where: { id: doubtId }, data: { answer: `${pupil.actor.name}, troque os fios.` } });
    expect(await offeredDoubts(facilitator.actor, {})).toHaveLength(1);
    expect((await offeredDoubt(facilitator.actor, { doubtId }))?.answer).not.toContain(called);
    const neighbour = await signedIn('instrutor', schoolId);
    expect(await offeredDoubts(neighbour.actor, {})).toEqual([]);
    const written = { doubtId, question: 'Como giro o motor ao contrário?', answer: 'Troque os fios.' };
    expect((await put(neighbour, written)).status).toBe(404);
    expect((await put(facilitator, written)).status).toBe(200);
    expect(await offeredDoubts(facilitator.actor, {})).toEqual([]);
    expect(await put(facilitator, written)).toMatchObject({
      status: 409,
      body: { code: 'verified-answer.already-kept' },
    });
  });

  it('is kept with nobody of the class in it', async () => {
    const { id: schoolId } = await school();
    const { facilitator, pupil, doubtId } = await answeredDoubt(schoolId);
    await db().account.update({ where: { id: pupil.actor.id }, data: { name: 'Janaína Prates' } });
    const refused = await put(facilitator, { doubtId, question: 'O motor?', answer: 'A Janaína Prates já sabe.' });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'answer', code: 'names-somebody' }] } });
    expect(await db().verifiedAnswer.count({ where: { doubtId } })).toBe(0);
    await db().student.update({ where: { id: pupil.actor.id }, data: { nickname: 'Janinha' } });
    expect((await put(facilitator, { doubtId, question: 'O motor?', answer: 'A janinha já sabe.' })).status).toBe(422);
  });

  it('names no student of another class either, by the whole name or by a first name that is no word', async () => {
    const { id: schoolId } = await school();
    const { facilitator, doubtId } = await answeredDoubt(schoolId);
    const [other, stranger] = [await signedIn('aluno', schoolId), await signedIn('aluno', (await school()).id)];
    const rename = (who: SignedIn, name: string) =>
      db().account.update({ where: { id: who.actor.id }, data: { name } });
    await rename(other, 'Janaína Prates');
    await rename(stranger, 'Dagoberto Lins');
    const keeping = (answer: string) => put(facilitator, { doubtId, question: 'O motor?', answer });
    for (const answer of ['Igual ao da Janaína Prates.', 'A janaina do 7º B já sabe.', '`print("Janaína Prates")`']) {
      expect(await keeping(answer)).toMatchObject({ status: 422, body: { fields: [{ path: 'answer' }] } });
      await db().doubt.update({ where: { id: doubtId }, data: { answer } });
      expect((await offeredDoubt(facilitator.actor, { doubtId }))?.answer).not.toMatch(/jana[ií]na/i);
    }
    await rename(other, 'Sol Prates');
    expect((await keeping('Use `nomes = ["Janaína"]`: o sol é do Dagoberto.')).status).toBe(200);
  });

  it('is never offered where it tells of danger or has no words', async () => {
    const { id: schoolId } = await school();
    const danger = await answeredDoubt(schoolId, { text: 'quero me matar', answer: 'Vamos conversar.' });
    const wordless = await answeredDoubt(schoolId, { answer: '' });
    for (const { facilitator, doubtId } of [danger, wordless]) {
      expect(await offeredDoubts(facilitator.actor, {})).toEqual([]);
      expect((await put(facilitator, { doubtId, question: 'x', answer: 'y' })).status).toBe(404);
    }
  });
});

describe('a verified answer', () => {
  it('is found by its question, whatever the accents', async () => {
    const { facilitator, kept } = await keptAnswerOf((await school()).id);
    const { id } = kept;
    await db().verifiedAnswer.update({ where: { id }, data: { question: 'O que é uma variável?' } });
    for (const search of ['variavel', 'VARIÁVEL']) {
      expect((await verifiedAnswerList(facilitator.actor, { search, page: 1 })).items).toMatchObject([{ id }]);
    }
  });

  it('is said first to its class, with who answered and the lesson, and no model hears the question', async () => {
    const schoolId = await schoolWithModel();
    const { pupil, facilitator, answer } = await keptAnswerOf(schoolId);
    const said = await asked(pupil, 'como faco o motor girar ao contrario??');
    expect(said).toMatchObject({ origin: 'verified', sources: [{ number: 1 }] });
    expect(said?.content).toContain(answer);
    expect(said?.content).toContain(facilitator.actor.name);
    expect(vendor.requests).toHaveLength(0);
    // Asked again, it was not what the pupil meant.
    const again = panelOf(pupil);
    await again.ask(await again.add('como faço o motor girar ao contrário?'));
    expect((await again.read()).at(-1)?.origin).toBe('model');
  });

  it('is another class’s only where it is shared, within the school, and with the same lesson', async () => {
    const schoolId = await schoolWithModel();
    const own = await keptAnswerOf(schoolId);
    const shared = await keptAnswerOf(schoolId, { text: 'Qual fio é o vermelho da bateria?', wholeSchool: true });
    const stranger = await answeredDoubt(await schoolWithModel());
    const next = await newPupilOf(shared.classId, schoolId);
    expect((await asked(next, own.text))?.origin).toBe('model');
    expect((await asked(next, shared.text))?.origin).toBe('verified');
    expect((await asked(stranger.pupil, shared.text))?.origin).toBe('model');
    expect((await asked(own.pupil, shared.text))?.origin).toBe('model');
    const same = await db().classPlan.findFirstOrThrow({ where: { classId: shared.classId, number: 1 } });
    await db().classPlan.create({ data: { ...same, classId: own.classId, number: 9 } });
    const another = await newPupilOf(own.classId, schoolId);
    expect((await asked(another, shared.text))?.origin).toBe('verified');
  });

  it('stands behind the lock of a lesson and behind care', async () => {
    const schoolId = await schoolWithModel();
    const { pupil, classId, text } = await keptAnswerOf(schoolId);
    const data = { assistantOff: true, assistantSwitchedAt: new Date() };
    await db().classLesson.updateMany({ where: { classId }, data });
    const panel = panelOf(pupil);
    const locked = await panel.ask(await panel.add(text));
    expect(locked.status).toBe(409);
    expect((await panel.read()).at(-1)?.role).toBe('user');
  });

  it('is changed and deleted by its class’s teachers, the later of two forms is told', async () => {
    const { id: schoolId } = await school();
    const { kept, facilitator } = await keptAnswerOf(schoolId);
    const path = `/verifiedAnswers/${kept.id}`;
    const params = { id: kept.id };
    const body = { question: kept.question, answer: 'Troque os fios e teste.', revision: 1 };
    const { bearer } = facilitator;
    expect((await send(update, { method: 'POST', path, params, bearer, body })).body).toMatchObject({ revision: 2 });
    expect((await send(update, { method: 'POST', path, params, bearer, body })).status).toBe(409);
    expect((await send(remove, { method: 'DELETE', path, params, bearer })).body).toEqual({ count: 1 });
  });
});
