import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/platform/errors/failures';
import { setConstraintMeanings, translated } from './database-errors';
import { isRefusal } from './single-statement';

setConstraintMeanings(new Map([['accounts_login_key_key', { code: 'account.login-taken', status: 409 }]]));

/** As Prisma's driver tells it of a server that speaks Portuguese. */
const driverCause = {
  originalCode: '23505',
  originalMessage: 'duplicar valor da chave viola a restrição de unicidade "accounts_login_key_key"',
  constraint: { index: 'accounts_login_key_key' },
};

it('a broken rule is known in whatever language the server speaks', () => {
  const meant = translated({ meta: { driverAdapterError: { cause: driverCause } } });
  expect(meant).toBeInstanceOf(Failure);
  expect(meant).toMatchObject({ code: 'account.login-taken', status: 409 });
});

it.each([
  ['ERRO', '23505', true],
  ['FATAL', '57P01', false],
  ['FATAL', '53300', false],
])('what is refused is told from a connection that falls: %s %s', (severity, code, refused) => {
  const error = Object.assign(new DatabaseError('…', 1, 'error'), { severity, code });
  expect(isRefusal(error)).toBe(refused);
  expect(isRefusal(new Error('Connection terminated unexpectedly'))).toBe(false);
});
