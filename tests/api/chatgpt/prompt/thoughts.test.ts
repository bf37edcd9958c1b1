import { beforeAll, expect, it } from 'vitest';
import { panelOf, screenOf } from '@/tests/support/assistant/panel';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { school, signedIn } from '@/tests/support/world';

let schoolId: string;
beforeAll(async () => {
  schoolId = (await school()).id;
});

const thought = 'Okay, the pupil wants to know what a loop is. Let me think.';
const said = 'Um laço repete o que está dentro dele.';

async function answered() {
  const panel = panelOf(await signedIn('aluno', schoolId));
  const stream = await panel.askStreamed(await panel.add('O que é um laço?'));
  await stream.ended;
  return { told: JSON.stringify(stream.frames), end: screenOf(stream.frames).end, answer: (await panel.read()).at(-1) };
}

it('what a model thinks is neither told nor stored', async () => {
  vendor.set({ answer: () => `<think>\n${thought}\n</think>\n\n${said}` });
  const { told, answer } = await answered();
  expect(told).not.toContain('Okay');
  expect(answer).toMatchObject({ origin: 'model', state: 'done', content: said });
});

it('what it thinks without saying so is taken back, and from then on not told at all', async () => {
  vendor.set({ answer: () => `${thought}\n</think>\n\n${said}` });
  const first = await answered();
  expect(first.answer).toMatchObject({ origin: 'model', state: 'done', content: said });
  expect(first.end?.data).toMatchObject({ content: said });
  const second = await answered();
  expect(second.told).not.toContain('Okay');
  expect(second.answer).toMatchObject({ content: said });
});
