import { beforeEach, describe, expect, it } from 'vitest';
import { hearUnaskedQuestions } from '@/lib/assistant/jobs/hear-unasked';
import { db } from '@/lib/platform/db/client';
import { panelOf } from '@/tests/support/assistant/panel';
import { type SignedIn, school, schoolClass, signedIn } from '@/tests/support/world';

const cry = 'meu padrasto me bate todo dia';
const context = { signal: new AbortController().signal, lastAttempt: false };

let pupil: SignedIn;
let facilitator: SignedIn;
beforeEach(async () => {
  await db().conversation.deleteMany();
  const { id } = await school();
  [pupil, facilitator] = [await signedIn('aluno', id), await signedIn('instrutor', id)];
  await schoolClass(id, { facilitators: [facilitator], pupils: [pupil] });
});

const notices = () => db().careNotice.findMany({ where: { studentId: pupil.actor.id } });

/** What was written so long ago, when the job comes. */
async function heardAfter(minutes: number) {
  await db().chatMessage.updateMany({
    where: { role: 'user' },
    data: { createdAt: new Date(Date.now() - minutes * 60_000) },
  });
  await hearUnaskedQuestions.run({}, context);
}

describe('a question that was stored, and whose answer nobody asked for', () => {
  it('is heard where it is a cry for help, once, and is answered with the same help', async () => {
    const panel = panelOf(pupil);
    await panel.add('O que é um laço?');
    const id = await panel.add(cry);
    await heardAfter(1);
    expect(await notices()).toEqual([]);
    await heardAfter(5);
    await heardAfter(6);
    expect(await notices()).toMatchObject([{ topic: 'abuse', excerpt: cry, schoolOnly: false }]);
    const read = await panel.read();
    expect(read.map(({ role }) => role)).toEqual(['user', 'user', 'assistant']);
    expect(read.at(-1)).toMatchObject({ origin: 'care', state: 'done', content: expect.stringContaining('100') });
    // Whoever comes back and asks is told the same, and nobody hears of it twice.
    expect(await panel.ask(id)).toMatchObject({ status: 200 });
    expect(await notices()).toHaveLength(1);
  });

  it('is nothing that is heard of who teaches, nor of what was answered', async () => {
    await panelOf(facilitator).add(cry);
    const panel = panelOf(pupil);
    await panel.ask(await panel.add(cry));
    await heardAfter(5);
    expect(await notices()).toHaveLength(1);
    expect(await panelOf(facilitator).read()).toHaveLength(1);
  });
});
