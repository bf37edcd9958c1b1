import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldFailures } from '@/lib/platform/errors/field-failures';
import { EmailAddress } from './email-address';

function faults(address: string) {
  const { error } = z.safeParse(z.object({ email: EmailAddress }), { email: address });
  return fieldFailures(error?.issues ?? []);
}

describe('an e-mail address', () => {
  it.each(['ana@casa.example', 'A.b_c%d+e-f@x1.y-2.com.br', '  ana@casa.example  '])('is taken: %s', (address) => {
    expect(faults(address)).toEqual([]);
  });

  it.each([
    ['josé@casa.example', 'é', 4],
    ['ana maria@casa.example', ' ', 4],
    ['ana@casa.example\nBcc: x@y.z', '\n', 17],
    ['ana@casa.example,b@c.d', ',', 17],
    ['👩ana@casa.example', '👩', 1],
  ])('names the first character that it may not hold: %j', (address, character, position) => {
    expect(faults(address)).toEqual([{ path: 'email', code: 'email-character', values: { character, position } }]);
  });

  it.each(['ana', 'ana@', '@casa.example', 'ana@casa', 'a@b@casa.example', 'ana@-casa.example', 'ana@casa..example'])(
    'has one name and one place: %s',
    (address) => expect(faults(address)).toEqual([{ path: 'email', code: 'email-shape' }]),
  );

  it('asks for one when it is empty', () => {
    expect(faults('  ')).toEqual([{ path: 'email', code: 'required' }]);
  });

  it('never lets through what ends a header or adds a recipient', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { success, data } = z.safeParse(EmailAddress, `a${text}@casa.example`);
        return !success || /^[\w.%+-]+@casa\.example$/.test(data);
      }),
    );
  });
});
