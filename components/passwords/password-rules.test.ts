import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstPassword } from '@/lib/accounts/schemas';
import { passwordRuleNames, passwordRules } from './password-rules';

function met(password: string, confirmation = password) {
  return passwordRuleNames.filter((rule) => passwordRules[rule](password, confirmation));
}

describe('the rules shown while typing', () => {
  it('are met one by one', () => {
    expect(met('')).toEqual([]);
    expect(met('ab1', '')).toEqual(['password-letter', 'password-number']);
    expect(met('abcd', 'abc')).toEqual(['password-length', 'password-letter']);
    expect(met('çãé1')).toEqual(passwordRuleNames);
  });

  it('are all met exactly when the server takes the password', () => {
    const typed = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'É', '7', '-') });
    fc.assert(
      fc.property(typed, typed, (password, confirmation) => {
        const taken = FirstPassword.safeParse({ password, confirmation }).success;
        return taken === (met(password, confirmation).length === passwordRuleNames.length);
      }),
    );
  });
});
