import { expect } from '@playwright/test';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { links } from '@/lib/links';
import { smallPng } from '../support/pictures';
import { newClient, openSession } from '../support/sessions';
import { removeClass, storeClass } from '../support/store-conversation';
import { test } from '../support/test';

test("a facilitator sees the picture of a pupil's question, and a neighbour is told that there is none", async ({
  page,
  playwright,
  origin,
  signIn,
  clientOf,
  database,
}) => {
  const stored = await storeClass(database);
  const { rows: accounts } = await database.query('SELECT login FROM accounts WHERE id = $1', [stored.pupil.id]);
  const { rows: topics } = await database.query(
    'SELECT name FROM knowledge_topics WHERE base_id = $1 ORDER BY position LIMIT 1',
    [fixedBases.robotics.id],
  );
  const user = accounts[0]?.login;
  const pupil = await newClient({ playwright, origin }, await openSession({ playwright, origin }, user));
  const base64 = (await smallPng()).toString('base64');
  const folder = '/api/firestore/conversations';
  const upload = await pupil.post(`${folder}/upload_image`, { data: { image: { base64, extension: 'png' } } });
  const imageUrl: string = await upload.json();
  const sent = await pupil.post(`${folder}/add_message`, {
    data: {
      user,
      subject: fixedBases.robotics.id,
      specificDivisionFromSubject: topics[0]?.name,
      message: { role: 'user', content: 'O que falta neste robô?', imageUrl },
    },
  });
  expect(sent.status()).toBe(200);
  await pupil.dispose();

  await signIn('instrutor');
  await page.goto(links.pupilConversations(stored.classId, stored.pupil.id));
  const said = page.getByRole('article').filter({ hasText: 'O que falta neste robô?' });
  const picture = said.getByAltText('Imagem que Zuleica enviou');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  for (const login of ['instrutor2', 'instrutor_b', 'escola', 'admin'] as const) {
    expect((await (await clientOf(login)).get(imageUrl)).status()).toBe(404);
  }
  await removeClass(database, stored);
});
