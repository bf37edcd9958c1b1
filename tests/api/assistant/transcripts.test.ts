import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymiseTranscripts } from '@/lib/assistant/jobs/anonymise-transcripts';
import { setClock } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { dislikedAnswers } from '@/lib/training/queries/disliked';
import { sentWith, storedImage } from '@/tests/support/assistant/chat-images';
import { storedTurns } from '@/tests/support/assistant/stored-turns';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const context = { signal: new AbortController().signal, lastAttempt: false };
const said = '2026-02-10T13:45:12Z';
const later = '2026-09-01T12:00:00Z';

async function runOn(day: string) {
  setClock(() => new Date(`${day}T05:30:00Z`));
  await anonymiseTranscripts.run({}, context);
}

const own = ({ actor }: SignedIn) => db().chatMessage.count({ where: { conversation: { accountId: actor.id } } });
const ofNobody = () =>
  db().chatMessage.findMany({
    where: { conversation: { accountId: null } },
    include: { conversation: true },
    orderBy: [{ turn: 'asc' }, { role: 'asc' }],
  });

let pupil: SignedIn;
beforeEach(async () => {
  await db().conversation.deleteMany();
  const { id } = await school('Escola Aurora');
  pupil = await signedIn('aluno', id);
  const classmate = await signedIn('aluno', id);
  await db().account.update({ where: { id: classmate.actor.id }, data: { name: 'Mariana Alves' } });
  await schoolClass(id, { pupils: [pupil, classmate] });
  await db().enrolment.updateMany({ where: { studentId: classmate.actor.id }, data: { leftAt: new Date() } });
});
afterEach(() => setClock(undefined));

describe('what was said a year ago', () => {
  it('is of nobody any more, and says of nobody; what was said since stays', async () => {
    await storedTurns(
      pupil,
      [
        {
          at: said,
          question: `Sou ${pupil.actor.login}, da Escola Aurora; a Mariana e ana.luz@correio.com.br não entendem laços`,
          answer: {
            content: 'Pergunte à Mariana Alves.',
            liking: 'disliked',
            observation: 'A Mariana riu de mim',
            feedbackAt: new Date(said),
          },
        },
        { at: later, question: 'E agora?', answer: { content: 'Agora sim.' } },
      ],
      'curso_MT',
    );
    const before = await db().chatMessage.findMany();
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said) } });
    await runOn('2027-02-10');
    expect(await own(pupil)).toBe(4);
    await runOn('2027-02-11');
    expect(await own(pupil)).toBe(2);
    const rows = await ofNobody();
    expect(rows).toMatchObject([
      { role: 'user', turn: 1, content: 'Sou [usuário], da Escola [escola]; a [nome] e [e-mail] não entendem laços' },
      {
        role: 'assistant',
        turn: 1,
        content: 'Pergunte à [nome].',
        observation: 'A [nome] riu de mim',
        liking: 'disliked',
      },
    ]);
    for (const { id, createdAt, feedbackAt, conversation } of rows) {
      expect(before.some((one) => one.id === id)).toBe(false);
      expect(conversation).toMatchObject({ accountId: null, schoolId: null, subject: 'curso_MT' });
      for (const at of [createdAt, feedbackAt ?? createdAt]) expect(at).toEqual(new Date('2026-02-01T00:00:00Z'));
    }
    // Whoever mends the material goes on reading what was disliked.
    const { actor } = await signedIn('admin');
    expect(await dislikedAnswers(actor, { state: 'open', page: 1 })).toMatchObject({
      items: [{ question: rows[0]?.content, answer: 'Pergunte à [nome].' }],
    });
    // Again, and nothing of it changes.
    await runOn('2027-02-12');
    expect(await ofNobody()).toEqual(rows);
  });

  it("tells of its writer no more than before it was nobody's", async () => {
    await db().account.update({ where: { id: pupil.actor.id }, data: { name: 'Marisol Quintela Buarque' } });
    const was = await school('Escola Juriti');
    const { id } = await schoolClass(String(pupil.actor.schoolId), { pupils: [pupil] });
    // One name for every run: what a class is marked as follows how it is called.
    const { name } = await db().schoolClass.update({ where: { id }, data: { name: 'Turma 7c2e91ab' } });
    await db().enrolment.updateMany({ where: { studentId: pupil.actor.id }, data: { leftAt: new Date() } });
    const words = `Sou da ${name}. A Marisol (quintela!) e a mariana da Escola Juriti não entendem laços. BUARQUE!`;
    await storedTurns(pupil, [
      { at: said, question: words, answer: { content: words, observation: words, liking: 'disliked' } },
    ]);
    await db().conversation.updateMany({ data: { schoolId: was.id } });
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said) } });
    const { actor } = await signedIn('admin');
    const told = async () => {
      const [item] = (await dislikedAnswers(actor, { state: 'open', page: 1 })).items;
      return [item?.question, item?.answer, item?.observation];
    };
    const before = await told();
    // A class may be called as a place is: what it is marked as follows its name.
    expect(before[0]).toMatch(
      /^Sou da \[(?:escola|lugar)\]\. A \[nome\] \(\[nome\]!\) e a \[nome\] da Escola \[escola\] não entendem laços\. \[nome\]!$/,
    );
    await runOn('2027-02-11');
    expect(await own(pupil)).toBe(0);
    expect(await told()).toEqual(before);
  });

  it('keeps what somebody who teaches answered, and not who', async () => {
    const content = '**Íris Campos respondeu a esta pergunta em aula:**\n\nUm laço repete.\n\nFonte: Laços [1].';
    await storedTurns(pupil, [{ at: said, question: 'O que é um laço?', answer: { origin: 'verified', content } }]);
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said) } });
    await runOn('2027-02-11');
    expect((await ofNobody()).map((row) => row.content)).toEqual([
      'O que é um laço?',
      'Um laço repete.\n\nFonte: Laços [1].',
    ]);
  });

  it("becomes nobody's though another cannot, of which the job then tells", async () => {
    const turn = (question: string) => storedTurns(pupil, [{ at: said, question }]);
    await turn('Quebra Mariana');
    await turn('Um?');
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said) } });
    await db().assistantUse.create({ data: { accountId: pupil.actor.id, day: new Date('2026-02-10'), questions: 3 } });
    await db().$executeRaw`ALTER TABLE chat_messages ADD CONSTRAINT of_test CHECK (content <> 'Quebra [nome]')`;
    try {
      await expect(runOn('2027-02-11')).rejects.toThrow('failed for 1');
    } finally {
      await db().$executeRaw`ALTER TABLE chat_messages DROP CONSTRAINT of_test`;
    }
    expect(await ofNobody()).toMatchObject([{ content: 'Um?' }]);
    expect(await db().assistantUse.count({ where: { accountId: pupil.actor.id } })).toBe(0);
    await runOn('2027-02-12');
    expect(await ofNobody()).toHaveLength(2);
  });

  it('has no picture, and nothing of what told of danger; the notice stays', async () => {
    const care = { origin: 'care' as const, content: 'Ligue 188.' };
    await storedTurns(pupil, [
      { at: said, question: 'quero me matar', answer: care },
      { at: said, question: 'meu tio Carlos me toca e eu tenho medo' },
    ]);
    const notice = { topic: 'selfHarm', severity: 'high', excerpt: 'quero me matar' } as const;
    const { id: studentId, schoolId } = pupil.actor;
    await db().careNotice.create({ data: { ...notice, studentId, schoolId: String(schoolId) } });
    const address = await storedImage(pupil.actor);
    await sentWith(pupil.actor, address);
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said), createdAt: new Date(said) } });
    await db().assistantUse.create({ data: { accountId: studentId, day: new Date('2026-02-10'), questions: 3 } });
    await db().assistantUse.create({ data: { accountId: studentId, day: new Date('2026-09-01'), questions: 2 } });
    await runOn('2027-02-11');
    expect(await db().conversation.count({ where: { accountId: studentId } })).toBe(0);
    expect(await ofNobody()).toMatchObject([{ role: 'user', content: 'O que falta?', imageFileId: null }]);
    const file = await db().storedFile.findUniqueOrThrow({ where: { id: String(address.split('/').at(-1)) } });
    expect(file.unusedSince).not.toBeNull();
    expect(await db().careNotice.count({ where: { studentId } })).toBe(1);
    expect(await db().assistantUse.findMany({ where: { accountId: studentId } })).toMatchObject([{ questions: 2 }]);
  });

  it('leaves no picture behind of somebody who is gone', async () => {
    const { actor } = await signedIn('aluno', String(pupil.actor.schoolId));
    const address = await storedImage(actor);
    await sentWith(actor, address);
    await db().account.delete({ where: { id: actor.id } });
    await runOn('2026-02-11');
    const file = await db().storedFile.findUniqueOrThrow({ where: { id: String(address.split('/').at(-1)) } });
    expect(file.unusedSince).not.toBeNull();
  });

  it('is all gone over however much it is, and waits where an answer is being written anew', async () => {
    await storedTurns(
      pupil,
      Array.from({ length: 230 }, (_, index) => ({ at: said, question: `Pergunta ${index}?`, answer: {} })),
    );
    await db().chatMessage.updateMany({ data: { updatedAt: new Date(said) } });
    await db().chatMessage.updateMany({
      where: { turn: 7, role: 'assistant' },
      data: { updatedAt: new Date('2027-02-11T05:29:00Z') },
    });
    await runOn('2027-02-11');
    expect(await own(pupil)).toBe(2);
    expect(await ofNobody()).toHaveLength(458);
    await runOn('2027-02-13');
    expect(await own(pupil)).toBe(0);
  });
});
