import { beforeEach, describe, expect, it } from 'vitest';
import { imageIdOf } from '@/lib/assistant/rules/image-address';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { db } from '@/lib/platform/db/client';
import { imageClient, storedImage } from '@/tests/support/assistant/chat-images';
import { panelOf } from '@/tests/support/assistant/panel';
import { storedPicture } from '@/tests/support/files/own-files';
import { type SignedIn, school, signedIn } from '@/tests/support/world';

const robotics = fixedBases.robotics.id;
let pupil: SignedIn;
let classmate: SignedIn;
beforeEach(async () => {
  const { id } = await school();
  [pupil, classmate] = await Promise.all([signedIn('aluno', id), signedIn('aluno', id)]);
});

const asked = (imageUrl: string) => ({ role: 'user', content: 'O que falta aqui?', imageUrl });

async function unusedSince(address: string) {
  return (await db().storedFile.findUniqueOrThrow({ where: { id: String(imageIdOf(address)) } })).unusedSince;
}

describe('a question with a picture', () => {
  it('keeps it as long as the conversation, and shows it again with the question', async () => {
    const panel = panelOf(pupil, 'Sensores', robotics);
    const address = await storedImage(pupil.actor);
    expect(await panel.send(asked(address))).toMatchObject({ status: 200, body: { message: { imageUrl: address } } });
    expect(await panel.read()).toMatchObject([{ imageUrl: address }]);
    expect(await unusedSince(address)).toBeNull();
    await panel.clear();
    expect(await unusedSince(address)).not.toBeNull();
  });

  it("goes with nobody else's, with no other file, and with none that went before", async () => {
    const panel = panelOf(pupil, 'Sensores', robotics);
    const own = await storedImage(pupil.actor);
    const { id } = await storedPicture(pupil.actor);
    for (const address of [
      await storedImage(classmate.actor),
      own.replace(/[^/]+$/, id),
      `/api/files/${id}`,
      `${own}x`,
    ]) {
      expect(await panel.send(asked(address))).toMatchObject({ status: 404 });
    }
    expect(await panel.read()).toEqual([]);
    const both = await Promise.all([panel.send(asked(own)), panel.send(asked(own))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each([
    ['all of the robotics base', 'Visão Geral', robotics],
    ['another base', 'Sensores', fixedBases.software.id],
    ['a course', 'Sensores', 'curso_MT'],
  ])('is refused about %s', async (_, division, subject) => {
    const address = await storedImage(pupil.actor);
    const answer = await panelOf(pupil, division, subject).send(asked(address));
    expect(answer).toMatchObject({ status: 422, body: { code: 'assistant.image-elsewhere' } });
    expect((await imageClient(pupil.bearer).remove(address)).status).toBe(200);
  });
});
