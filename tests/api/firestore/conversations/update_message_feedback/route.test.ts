import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { dislikedAnswers } from '@/lib/training/queries/disliked';
import { panelOf } from '@/tests/support/assistant/panel';
import { storedTurn } from '@/tests/support/assistant/stored-turn';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const division = 'gosto';
let pupil: SignedIn;
let answerId: string;
beforeAll(async () => {
  pupil = await signedIn('aluno', (await school()).id);
  await panelOf(pupil, division).add('Como?');
  answerId = (await storedTurn(pupil, { division, turn: 1, content: 'Assim.' })).id;
});

const stored = () => db().chatMessage.findUniqueOrThrow({ where: { id: answerId } });

describe('POST /firestore/conversations/update_message_feedback', () => {
  it('keeps the liking and the text apart, and takes back each by itself', async () => {
    const panel = panelOf(pupil, division);
    const told = async () => (await panel.read())[1]?.feedback;
    expect(await panel.rate(answerId, { status: 'liked' })).toMatchObject({ status: 200 });
    expect(await told()).toMatchObject({ status: 'liked', observation: '', datahora: expect.any(String) });
    await panel.rate(answerId, { status: 'disliked', observation: ' Faltou um exemplo. ' });
    expect(await told()).toMatchObject({ status: 'disliked', observation: 'Faltou um exemplo.' });
    await panel.rate(answerId, { status: null });
    expect(await told()).toMatchObject({ status: null, observation: 'Faltou um exemplo.' });
    await panel.rate(answerId, { status: null, observation: '' });
    expect(await told()).toBeUndefined();
  });

  it('shows an answer that somebody dealt with again when it is disliked anew', async () => {
    await db().chatMessage.update({ where: { id: answerId }, data: { reviewedAt: new Date() } });
    await panelOf(pupil, division).rate(answerId, { status: 'disliked' });
    expect((await stored()).reviewedAt).toBeNull();
  });

  it('hears a cry for help in what a pupil writes of an answer, once, and tells it to nobody who writes the material', async () => {
    const panel = panelOf(pupil, division);
    const observation = 'não ajudou, meu padrasto me bate todo dia';
    const help = { help: expect.stringContaining('tel:100') };
    expect((await panel.rate(answerId, { status: 'disliked', observation })).body).toMatchObject(help);
    expect((await panel.rate(answerId, { status: 'disliked', observation })).body).toMatchObject({ help: null });
    const notices = await db().careNotice.findMany({ where: { studentId: pupil.actor.id } });
    expect(notices).toMatchObject([{ topic: 'abuse', excerpt: observation }]);
    const advisor = await signedIn('assessoria');
    const { items } = await dislikedAnswers(advisor.actor, { state: 'open', page: 1 });
    expect(items.find(({ id }) => id === answerId)).toMatchObject({ observation: '' });
    await panel.rate(answerId, { status: null, observation: '' });
  });

  it("rates no answer of another's, none of another conversation, and no question", async () => {
    const before = await stored();
    const other = await signedIn('aluno', pupil.actor.schoolId);
    const like = { status: 'liked' };
    expect(await panelOf(other, division).rate(answerId, like)).toMatchObject({ status: 404 });
    expect(await panelOf(other, division).rate(answerId, like, { user: pupil.actor.login })).toMatchObject({
      status: 404,
    });
    expect(await panelOf(pupil, 'outra').rate(answerId, like)).toMatchObject({ status: 404 });
    const [question] = await panelOf(pupil, division).read();
    expect(await panelOf(pupil, division).rate(String(question?.docId), like)).toMatchObject({ status: 404 });
    expect(await stored()).toEqual(before);
  });
});
