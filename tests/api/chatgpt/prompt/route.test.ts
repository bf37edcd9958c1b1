import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adultMost } from '@/lib/assistant/rules/daily-most';
import { dayOf } from '@/lib/assistant/rules/day';
import { promptsAMinute } from '@/lib/assistant/rules/limits';
import { db } from '@/lib/platform/db/client';
import { answerTo } from '@/tests/support/ai/vendor-wire';
import { type Panel, panelOf, screenOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let schoolId: string;
beforeAll(async () => {
  schoolId = (await school('Escola Aurora')).id;
});

const person = () => signedIn('aluno', schoolId);
const pupil = async (): Promise<Panel> => panelOf(await person());
/** The vendor repeats the question, which is sent with what was found: the answer stands for itself. */
const toldText = (body: Record<string, unknown>) => Object.values(body).join('');

async function streamed(panel: Panel, id?: string) {
  const stream = await panel.askStreamed(id);
  await stream.ended;
  return stream;
}

describe('POST /chatgpt/prompt', () => {
  it('answers the last question with the text, and stores it under the id that it tells', async () => {
    const panel = await pupil();
    await panel.add('O que é um laço?');
    vendor.set({ answer: () => 'Um laço repete.' });
    const { status, headers, body } = await panel.ask();
    expect({ status, text: toldText(body) }).toEqual({ status: 200, text: 'Um laço repete.' });
    expect(await panel.read()).toMatchObject([
      { role: 'user', content: 'O que é um laço?' },
      { content: 'Um laço repete.', state: 'done', origin: 'model', docId: headers.get('x-doc-id') },
    ]);
  });

  it('streams it, and the first words leave before the vendor has said the last', async () => {
    const panel = await pupil();
    vendor.set({ answer: () => 'Primeiro.\n\nSegundo, com **força**.', pace: { firstTokenMs: 5, perTokenMs: 25 } });
    const id = await panel.add('O que é um sensor?');
    const stream = await panel.askStreamed(id);
    await vi.waitFor(() => expect(screenOf(stream.frames).blocks).not.toEqual([]));
    expect(screenOf(stream.frames).end).toBeUndefined();
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-doc-id': screenOf(stream.frames).docId,
    });
    await stream.ended;
    const { blocks, raw, end } = screenOf(stream.frames);
    const [, stored] = await panel.read();
    expect(stream.frames[0]?.data).toEqual({ docId: stored?.docId, questionDocId: id, origin: 'model' });
    expect({ blocks, isRest: 'Segundo, com **força**.'.startsWith(raw) }).toEqual({
      blocks: ['<p>Primeiro.</p>\n'],
      isRest: true,
    });
    expect(end).toEqual({
      event: 'done',
      data: { docId: stored?.docId, state: 'done', content: stored?.content, html: stored?.html, sources: [] },
    });
  });

  it('writes on when the browser is gone', async () => {
    const panel = await pupil();
    vendor.set({ pace: { firstTokenMs: 0, perTokenMs: 10 } });
    await panel.add('Fica?');
    const stream = await panel.askStreamed();
    stream.hangUp();
    await vi.waitFor(async () => expect((await panel.read())[1]?.state).toBe('done'), { timeout: 5000 });
    expect(vendor.requests).toHaveLength(1);
  });

  it('gives one answer to one question, however many ask for it at once', async () => {
    const panel = await pupil();
    vendor.set({ pace: { firstTokenMs: 50, perTokenMs: 1 } });
    const id = await panel.add('Uma só?');
    const answers = await Promise.all([panel.ask(id), panel.ask(), streamed(panel, id), panel.ask(id)]);
    const ids = answers.map((each) => ('headers' in each ? each.headers : each.response.headers).get('x-doc-id'));
    expect(new Set(ids).size).toBe(1);
    expect(await panel.read()).toHaveLength(2);
    expect(vendor.requests).toHaveLength(1);
    // And once it is there it is told again, at no cost.
    expect((await panel.ask(id)).headers.get('x-doc-id')).toBe(ids[0]);
    expect(vendor.requests).toHaveLength(1);
  });

  it('answers questions that came while another is being answered, each in its turn', async () => {
    const panel = await pupil();
    vendor.set({ pace: { perTokenMs: 3 } });
    const first = await panel.add('P1?');
    const answering = panel.ask(first);
    const second = await panel.add('P2?');
    await Promise.all([answering, panel.ask(second)]);
    expect((await panel.read()).map(({ content }) => content)).toEqual([
      'P1?',
      answerTo('P1?'),
      'P2?',
      answerTo('P2?'),
    ]);
  });

  it('takes history and person from its own rows, whatever the wire says, and sends nobody out', async () => {
    const { actor, bearer } = await person();
    const panel = panelOf({ actor, bearer });
    await panel.add('Como piscar o LED?');
    await storedTurn({ actor, bearer } as SignedIn, { division: '', turn: 1, content: 'O que você já tentou?' });
    await panel.add(`Sou ${actor.login}, da Escola Aurora, ana@exemplo.com. E agora?`);
    await panel.ask();
    const sent = JSON.stringify(vendor.asked()[0]?.messages);
    expect(sent).toContain('Como piscar o LED?');
    expect(sent).toContain('O que você já tentou?');
    for (const told of [actor.login, 'Aurora', 'ana@exemplo.com', actor.name]) expect(sent).not.toContain(told);
    expect(vendor.asked()[0]).toMatchObject({ user: expect.not.stringContaining(actor.id) });
  });

  it('answers what is unsafe with care, and asks no model', async () => {
    const panel = await pupil();
    await panel.add('Quero me matar');
    await Promise.all([panel.ask(), panel.ask()]);
    expect(
      await db().careNotice.findMany({ where: { student: { account: { login: panel.key.user } } } }),
    ).toMatchObject([{ topic: 'selfHarm', severity: 'high', excerpt: 'Quero me matar' }]);
    expect((await panel.read())[1]).toMatchObject({
      origin: 'care',
      state: 'done',
      content: expect.stringContaining('188'),
    });
    expect(vendor.requests).toHaveLength(0);
    expect(await db().assistantUse.count({ where: { account: { login: panel.key.user } } })).toBe(0);
  });

  it('lets the guide answer the question after the fortieth, and says so', async () => {
    const { actor, bearer } = await person();
    const panel = panelOf({ actor, bearer });
    const day = new Date(dayOf(new Date()));
    const use = () => db().assistantUse.findUnique({ where: { accountId_day: { accountId: actor.id, day } } });
    await db().assistantUse.create({ data: { accountId: actor.id, day, questions: 38 } });
    const ids = [];
    for (const turn of [1, 2, 3, 4]) ids.push(await panel.add(`Pergunta ${turn}?`));
    await Promise.all(ids.map((id) => panel.ask(id)));
    const origins = (await panel.read()).flatMap(({ origin }) => origin ?? []);
    expect(origins.toSorted()).toEqual(['guide', 'guide', 'model', 'model']);
    expect((await panel.read()).find(({ origin }) => origin === 'guide')?.content).toMatch(
      /^Você já usou as suas perguntas/,
    );
    expect(await use()).toMatchObject({ questions: 40 });
    // Known beforehand: no model is asked at all.
    vendor.requests.length = 0;
    await panel.ask(await panel.add('Mais uma?'));
    expect(vendor.requests).toHaveLength(0);
  });

  it.each([
    ['instrutor', true],
    ['escola', true],
    ['assessoria', false],
    ['admin', false],
  ] as const)('ends the day of %s too, at two hundred', async (tipo, hasSchool) => {
    const { actor, bearer } = await signedIn(tipo, hasSchool ? schoolId : null);
    const panel = panelOf({ actor, bearer });
    const day = new Date(dayOf(new Date()));
    await db().assistantUse.create({ data: { accountId: actor.id, day, questions: adultMost.questions - 1 } });
    const ids = [await panel.add('Uma?'), await panel.add('Outra?')];
    await Promise.all(ids.map((id) => panel.ask(id)));
    const answers = (await panel.read()).filter(({ role }) => role === 'assistant');
    expect(answers.map(({ origin }) => origin).toSorted()).toEqual(['guide', 'model']);
    expect(answers.find(({ origin }) => origin === 'guide')?.content).toMatch(/^Você já usou as suas perguntas/);
    expect(await db().assistantUse.findFirst({ where: { accountId: actor.id } })).toMatchObject({ questions: 200 });
  });

  it('writes a failed answer anew, and counts it', async () => {
    const { actor, bearer } = await person();
    const panel = panelOf({ actor, bearer });
    const id = await panel.add('De novo?');
    await storedTurn({ actor, bearer } as SignedIn, { division: '', turn: 1, content: 'Met', state: 'failed' });
    await panel.ask(id);
    expect(await panel.read()).toMatchObject([{ docId: id }, { state: 'done', content: answerTo('De novo?') }]);
    expect(await db().assistantUse.findFirst({ where: { accountId: actor.id } })).toMatchObject({ questions: 1 });
  });

  it('asks who asks faster than hands can to wait, and nobody else', async () => {
    const [panel, other] = [await pupil(), await pupil()];
    const id = await panel.add('Rápido?');
    for (let asked = 0; asked < promptsAMinute; asked += 1) await panel.ask(id);
    const { status, headers, body } = await panel.ask(id);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'request.too-many' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.ask(await other.add('Devagar?'))).status).toBe(200);
    expect(vendor.requests).toHaveLength(2);
  });

  it("lets the guide answer when the school's day is used up, and counts nothing of the pupil's", async () => {
    const { id } = await school();
    await db().schoolAiSettings.create({ data: { schoolId: id, dailyAnswersMax: 1 } });
    const { actor, bearer } = await signedIn('aluno', id);
    const panel = panelOf({ actor, bearer });
    await panel.ask(await panel.add('Primeira?'));
    await panel.ask(await panel.add('Segunda?'));
    const told = await panel.read();
    expect(told.flatMap(({ origin }) => origin ?? [])).toEqual(['model', 'guide']);
    expect(told[3]?.content).toMatch(/^A sua escola já usou/);
    expect(await db().assistantUse.findFirst({ where: { accountId: actor.id } })).toMatchObject({ questions: 1 });
    await vi.waitFor(async () =>
      expect(await db().schoolAiUse.findFirst({ where: { schoolId: id } })).toMatchObject({
        answers: 1,
        tokens: expect.any(Number),
      }),
    );
  });

  it('is not there without a question, for a question of another, or in another conversation', async () => {
    const [panel, other] = [await pupil(), await pupil()];
    const id = await other.add('Dela?');
    for (const questionId of [undefined, id, randomUUID()]) {
      expect(await panel.ask(questionId)).toMatchObject({ status: 404, body: { code: 'MODEL_NOT_FOUND' } });
    }
    expect(await other.read()).toHaveLength(1);
    expect(vendor.requests).toHaveLength(0);
  });
});
