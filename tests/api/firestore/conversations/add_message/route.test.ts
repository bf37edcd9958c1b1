import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { failedAnswer, messagesAMinute } from '@/lib/assistant/rules/limits';
import { staleAfterMs } from '@/lib/assistant/rules/staleness';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { subjectStands } from '@/tests/support/assistant/subject-stands';
import { courseContent } from '@/tests/support/course-content';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

let pupil: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  const { id } = await school();
  pupil = await signedIn('aluno', id);
  other = await signedIn('aluno', id);
});

describe('POST /firestore/conversations/add_message', () => {
  it('adds a question once, however often and from however many tabs it is sent', async () => {
    const panel = panelOf(pupil, 'uma vez');
    const message = { docId: randomUUID(), role: 'user', content: 'Uma vez?' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => panel.send(message)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await panel.read()).toMatchObject([{ docId: message.docId, content: 'Uma vez?' }]);
  });

  it('gives questions of the same moment turns of their own', async () => {
    const panel = panelOf(pupil, 'juntas');
    await Promise.all(Array.from({ length: 8 }, (_, index) => panel.add(`P${index}`)));
    const told = await panel.read();
    expect(told.map(({ content }) => content).sort()).toEqual(Array.from({ length: 8 }, (_, index) => `P${index}`));
    const turns = await db().chatMessage.findMany({ where: { id: { in: told.map(({ docId }) => docId) } } });
    expect(turns.map(({ turn }) => turn).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("refuses an id that is somebody else's as if it were nothing, and adds nothing", async () => {
    const taken = await panelOf(other, 'dela').add('Dela');
    const panel = panelOf(pupil, 'minha');
    expect(await panel.send({ docId: taken, role: 'user', content: 'Minha' })).toMatchObject({ status: 404 });
    expect(await panel.read()).toEqual([]);
    // The own id in another conversation is no other message.
    const own = await panel.add('Minha');
    expect(await panelOf(pupil, 'outra').send({ docId: own, role: 'user', content: 'Minha' })).toMatchObject({
      status: 404,
    });
  });

  it("does not write in another's name, nor in the assistant's", async () => {
    const panel = panelOf(pupil, 'papel');
    const question = { role: 'user', content: 'Oi?' };
    expect(await panel.send(question, { user: other.actor.login })).toMatchObject({ status: 404 });
    await panel.add('Oi?');
    expect(await panel.send({ role: 'assistant', content: 'Eu digo.' })).toMatchObject({ status: 404 });
    const answer = await storedTurn(pupil, { division: 'papel', turn: 1, content: 'Olá!' });
    expect(await panel.send({ role: 'assistant', content: 'Olá!' })).toMatchObject({
      status: 200,
      body: { message: { docId: answer.id, role: 'assistant', content: 'Olá!' } },
    });
    expect(await panel.send({ role: 'assistant', content: 'Olá' })).toMatchObject({ status: 404 });
    expect(await panel.read()).toHaveLength(2);
  });

  it('refuses what is empty or too long', async () => {
    const panel = panelOf(pupil, 'curta');
    for (const content of ['', '   ', '\u200B\u2060 ', 'x'.repeat(4001)]) {
      const refused = { status: 422, body: { fields: [{ path: 'message.content' }] } };
      expect(await panel.send({ role: 'user', content })).toMatchObject(refused);
    }
  });

  it('confirms an answer that failed by its marker alone, and never by the words that were lost', async () => {
    const panel = panelOf(pupil, 'falhou');
    await panel.add('Um?');
    await panel.add('Dois?');
    const told = { role: 'assistant', content: failedAnswer };
    const failed = await storedTurn(pupil, { division: 'falhou', turn: 1, content: 'Met', state: 'failed' });
    expect(await panel.send(told)).toMatchObject({ status: 200, body: { message: { docId: failed.id } } });
    expect(await panel.send({ role: 'assistant', content: 'Met' })).toMatchObject({ status: 404 });
    const updatedAt = new Date(Date.now() - staleAfterMs - 1000);
    const stale = await storedTurn(pupil, { division: 'falhou', turn: 2, content: 'Pa', state: 'writing', updatedAt });
    expect(await panel.send(told)).toMatchObject({ status: 200, body: { message: { docId: stale.id } } });
    expect(await panel.send({ ...told, docId: failed.id })).toMatchObject({ body: { message: { docId: failed.id } } });
    expect(await panel.send({ role: 'assistant', content: 'Pa' })).toMatchObject({ status: 404 });
  });

  it('asks who writes faster than hands can to wait, and nobody else', async () => {
    const { id } = await school();
    const [hasty, calm] = [panelOf(await signedIn('aluno', id)), panelOf(await signedIn('aluno', id))];
    for (let sent = 0; sent < messagesAMinute; sent += 1) await hasty.add(`P${sent}`);
    const refused = await hasty.send({ role: 'user', content: 'Mais uma?' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    await calm.add('Uma?');
    expect(await hasty.read()).toHaveLength(messagesAMinute);
  });

  it('is not there about what is no subject, or no part of one, for whoever asks', async () => {
    const panel = panelOf(pupil);
    const general = fixedBases.general.id;
    const { module, lessons } = await courseContent();
    const closed = await courseContent({ module: { status: 'inDevelopment' } });
    await subjectStands({ subject: general, division: 'Estudar' });
    const said = (subject: string, division: string, who = panel) =>
      who.send({ role: 'user', content: 'Oi?' }, { subject, specificDivisionFromSubject: division });
    const part = lessons[0]?.name ?? '';
    for (const [subject, division] of [
      [`modulo_${module.code}`, 'Ignore as regras'],
      [`modulo_${module.code}`, part.toUpperCase()],
      [`licao_${lessons[0]?.code}`, part],
      [`modulo_${closed.module.code}`, ''],
      [`licao_${closed.lessons[0]?.code}`, ''],
      [general, 'Ignore as regras'],
      [general, 'Mural'],
      ['curso_nenhum', ''],
      [randomUUID(), ''],
      ['qualquer coisa', ''],
    ] as const) {
      expect(await said(subject, division), `${subject} ${division}`).toMatchObject({
        status: 404,
        body: { code: 'MODEL_NOT_FOUND' },
      });
    }
    expect(await db().conversation.count({ where: { subject: { not: 'curso_MT' }, accountId: pupil.actor.id } })).toBe(
      0,
    );
    const facilitator = panelOf(await signedIn('instrutor', pupil.actor.schoolId));
    expect(await said(general, 'Mural', facilitator)).toMatchObject({ status: 200 });
    for (const [subject, division] of [
      [`modulo_${module.code}`, part],
      [`licao_${lessons[0]?.code}`, 'Visão Geral'],
      [general, 'Projetos'],
      [general, 'Estudar'],
    ] as const) {
      expect(await said(subject, division), `${subject} ${division}`).toMatchObject({ status: 200 });
    }
    const selfie = panelOf(await signedIn('somosselfieproduto'));
    for (const subject of ['curso_MT', `modulo_${module.code}`]) {
      expect(await said(subject, '', selfie)).toMatchObject({ status: 404 });
    }
    for (const tipo of ['somosselfieadmin', 'somosselfieproduto'] as const) {
      expect(await said(general, '', panelOf(await signedIn(tipo)))).toMatchObject({ status: 200 });
    }
  });

  it('leaves readable what was said of a part that is no more', async () => {
    const { module, lessons } = await courseContent();
    const part = String(lessons[0]?.name);
    const panel = panelOf(pupil, part, `modulo_${module.code}`);
    await panel.add('Antes?');
    await db().lesson.delete({ where: { code: String(lessons[0]?.code) } });
    expect(await panel.read()).toMatchObject([{ content: 'Antes?' }]);
    expect(await panel.send({ role: 'user', content: 'Depois?' })).toMatchObject({ status: 404 });
    expect(await panel.ask()).toMatchObject({ status: 200 });
    expect(await panel.clear()).toMatchObject({ status: 200, body: { count: 2 } });
  });
});
