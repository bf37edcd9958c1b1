import { expect } from '@playwright/test';
import { vendorKey } from '@/tests/support/ai/vendor';
import { test } from '../support/http-test';
import { newClient, openSession } from '../support/sessions';
import { storeSchool } from '../support/store-school';

test('the key of an address reaches the command through the real server, and leaves the address', async ({
  database,
  playwright,
  origin,
}) => {
  const school = await storeSchool(database);
  const cookies = await openSession({ playwright, origin }, school.login as 'escola');
  const client = await newClient({ playwright, origin }, cookies);
  const contact = {
    contactName: 'Ana',
    contactEmail: 'ana@escola.example',
    dailyAnswersMax: 5,
    speechForStudents: false,
  };
  await client.post('/api/Escolas/assistant', { data: { schoolId: school.id, revision: 0, ...contact } });
  const saved = await client.post(
    `/api/chatgpt/save_encrypted_key?schoolId=${school.id}&plainKey=${encodeURIComponent(vendorKey)}`,
  );
  expect(await saved.json()).toEqual({ exists: true, lastFour: '6789', tried: 'accepted' });
  // A header of a client's own is nobody's key.
  const forged = await client.post(`/api/chatgpt/save_encrypted_key?schoolId=${school.id}`, {
    headers: { 'x-secret-query': vendorKey },
  });
  expect(forged.status()).toBe(422);
  await client.dispose();
});
