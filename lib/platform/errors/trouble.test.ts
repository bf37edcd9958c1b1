import { expect, it } from 'vitest';
import { troubleOf } from './trouble';

function coded(code: string, more: object = {}): Error {
  return Object.assign(new Error('x'), { code, ...more });
}

it.each([
  ['a disk without room', coded('53100'), 'full'],
  ['a file without room, in what wrapped it', new Error('E_CANNOT_WRITE_FILE', { cause: coded('ENOSPC') }), 'full'],
  ['a quota', coded('EDQUOT'), 'full'],
  ['a database that starts', coded('57P03'), 'away'],
  ['one that was shut down', coded('57P01'), 'away'],
  [
    'one that only follows',
    coded('P2010', { meta: { driverAdapterError: { cause: { originalCode: '25006' } } } }),
    'away',
  ],
  ['nobody at the address', Object.assign(new AggregateError([coded('ECONNREFUSED')])), 'away'],
  ['a line that broke', new Error('Connection terminated unexpectedly'), 'away'],
  [
    'one that does more than it can',
    new Error('Transaction API error: Unable to start a transaction in the given time.'),
    'away',
  ],
  [
    'work that took longer than it may',
    new Error('Transaction API error: A query cannot be executed on an expired transaction. The timeout …'),
    'away',
  ],
  [
    'a transaction that is used once it is over',
    new Error(
      'Transaction API error: Transaction already closed: A query cannot be executed on a committed transaction.',
    ),
    undefined,
  ],
  ['a broken rule', coded('23505'), undefined],
  ['a programming error', new TypeError('x is not a function'), undefined],
  ['no error', undefined, undefined],
])('%s', (_, error, trouble) => expect(troubleOf(error)).toBe(trouble));

it('is done with what is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(troubleOf(error)).toBeUndefined();
});
