import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentPolicies } from './content-security-policy';
import { inlineScripts } from './kept-policies';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names each script that stands in a shell, and lets no other run', () => {
  const html =
    '<script src="/a.js" async=""></script><script>self.a=1</script><script id="x">self.b="é\\n"</script><script>self.a=1</script>';
  expect(inlineScripts(html)).toEqual([hashed('self.a=1'), hashed('self.b="é\\n"')]);
  const policyOf = documentPolicies({
    signedInAreas: [],
    dev: false,
    inlineScripts: new Map([['/en/kept/run', inlineScripts(html)]]),
  });
  const { header, nonce } = policyOf('/en/kept/run');
  expect(header).toContain(`script-src 'self' ${hashed('self.a=1')} ${hashed('self.b="é\\n"')};`);
  expect(header).toMatch(/frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'/);
  expect(header).not.toMatch(/script-src [^;]*unsafe-inline/);
  expect(nonce).toBeUndefined();
});
