import { expect, it } from 'vitest';
import { POST } from '@/app/api/training/tryouts/route';
import { vendor } from '@/tests/support/assistant/vendor-in-use';
import { courseContent } from '@/tests/support/course-content';
import { send } from '@/tests/support/send';
import { signedIn } from '@/tests/support/world';

it('POST /training/tryouts tells the model of a place only what whoever tries may read', async () => {
  const { module } = await courseContent({ module: { status: 'inDevelopment' } });
  const told = async (tipo: 'assessoria' | 'admin', code: string) => {
    vendor.requests.length = 0;
    const { bearer } = await signedIn(tipo);
    const body = { question: 'O que é um laço?', subject: `modulo_${code}`, tipo: 'instrutor' };
    const { status } = await send(POST, { method: 'POST', path: '/training/tryouts', bearer, body });
    expect(status).toBe(200);
    return JSON.stringify(vendor.asked());
  };
  expect(await told('admin', module.code)).toContain(module.name);
  expect(await told('assessoria', module.code)).not.toContain(module.name);
  const open = await courseContent();
  expect(await told('assessoria', open.module.code)).toContain(open.module.name);
});
