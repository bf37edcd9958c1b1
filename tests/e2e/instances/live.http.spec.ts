import { expect } from '@playwright/test';
import { type SeveralInstances, startSeveralInstances } from '@/tests/support/instances/several-instances';
import { heardStream } from '@/tests/support/live/heard-stream';
import { CourseRegister } from '../support/course-register';
import { demoPassword, newClient, postSignIn } from '../support/sessions';
import { test } from '../support/test';

let running: SeveralInstances;
let courses: CourseRegister;
let bearer: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000);
  running = await startSeveralInstances(demoPassword);
  const admin = await newClient({ playwright, origin: running.url, address: running.urls[0] });
  bearer = (await (await postSignIn(admin, 'admin')).json()).id;
  courses = new CourseRegister(admin);
});

test.afterAll(() => running.stop());

async function listen(url: string, since = '') {
  const response = await fetch(`${url}/api/live?topics=courses&since=${since}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(response.status).toBe(200);
  const stream = heardStream(response);
  await expect.poll(() => stream.position()).toBeDefined();
  return stream;
}

test('what is saved on one instance is heard on the other within a second', async () => {
  const stream = await listen(running.urls[1]);
  const { codigo } = await courses.create();
  await expect.poll(() => stream.told(), { timeout: 1000 }).toEqual([{ code: codigo }]);
  stream.hangUp();
});

test('an instance that ends sends its listeners to the other at once, and they miss nothing', async () => {
  const stream = await listen(running.urls[1]);
  const began = Date.now();
  const ending = running.end(1);
  await stream.ended;
  expect(stream.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'again' } });
  const { codigo } = await courses.create();
  const again = await listen(running.url, stream.position());
  await expect.poll(() => again.told()).toEqual([{ code: codigo }]);
  await ending;
  expect(Date.now() - began).toBeLessThan(10_000);
  again.hangUp();
});
