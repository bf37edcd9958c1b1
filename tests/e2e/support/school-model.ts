import { type APIRequestContext, expect } from '@playwright/test';
import { startVendor, type Vendor, type VendorOptions } from '@/tests/support/ai/vendor';

/** The school has a model of its own for as long as `run` takes; it is told how to answer, and how to fail. */
export async function withModel(
  school: APIRequestContext,
  options: VendorOptions,
  run: (vendor: Vendor) => Promise<void>,
): Promise<void> {
  const vendor = await startVendor(options);
  const { escolaId: schoolId } = await (await school.get('/api/Users/profile')).json();
  const settings = await (await school.get(`/api/Escolas/assistant?schoolId=${schoolId}`)).json();
  const contact = { contactName: 'Ana Direção', contactEmail: 'ana@escola.example' };
  const changed = await school.post('/api/Escolas/assistant', { data: { ...settings, ...contact } });
  expect(changed.status(), await changed.text()).toBe(200);
  const saved = await school.post(`/api/chatgpt/save_encrypted_key?schoolId=${schoolId}`, {
    data: { schoolId, plainKey: vendor.key, baseUrl: vendor.baseUrl },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  try {
    await run(vendor);
  } finally {
    await school.delete(`/api/chatgpt/delete_encrypted_key?schoolId=${schoolId}`);
    await vendor.close();
  }
}
