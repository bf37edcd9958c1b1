import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldFailures } from './field-failures';

const Login = z.object({
  login: z
    .string()
    .check(z.minLength(1), z.maxLength(3), z.regex(/^\w+$/, 'login-shape'), z.regex(/\d/, 'login-digit')),
});

function codesOf(login: string): string[] {
  return fieldFailures(Login.safeParse({ login }).error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`);
}

test('of an empty field only that it is missing is said, and of another all that is wrong', () => {
  expect(codesOf('')).toEqual(['login: required']);
  expect(codesOf('ab c')).toEqual(['login: too-long', 'login: login-shape', 'login: login-digit']);
});
