import { describe, expect, it } from 'vitest';
import { readAnswer } from './answer';
import { keptItem } from './sample-item';

const sent = [keptItem(1), keptItem(2), keptItem(3)];
const json = (body: object) => JSON.stringify(body);
const done = (seq: number) => ({ key: `key-${seq}`, state: 'done', reply: {} });

describe('an answer to a batch', () => {
  it('settles what it names, in order, and stops where the server failed', () => {
    const problem = { status: 404, code: 'MODEL_NOT_FOUND', fields: [] };
    const refused = { key: 'key-2', state: 'refused', problem };
    const again = { key: 'key-3', state: 'again' };
    expect(readAnswer(200, json({ items: [done(1), refused, again] }), sent)).toEqual({
      kind: 'settled',
      settled: [
        { item: sent[0], answer: done(1) },
        { item: sent[1], answer: refused },
      ],
      stoppedAt: 'key-3',
    });
  });

  it.each([
    ['a portal’s page', 200, '<html>Aceite os termos</html>'],
    ['JSON of somebody else', 200, '{"ok":true}'],
    ['an empty one', 200, ''],
    ['one that names other items', 200, json({ items: [{ ...done(1), key: 'another' }] })],
    ['one without a word of what became of them', 200, json({ items: [{ key: 'key-1' }] })],
    ['a refusal without a reason', 200, json({ items: [{ key: 'key-1', state: 'refused' }] })],
    ['a proxy without a server', 502, '<html>Bad gateway</html>'],
    ['a server that is not ready', 503, json({ code: 'server.recovering' })],
    ['a portal that wants a password', 401, '<html>Entre</html>'],
  ])('is none when it is %s', (_, status, text) => {
    expect(readAnswer(status, text, sent)).toEqual({ kind: 'unanswered' });
  });

  it('counts only up to the first that it does not name', () => {
    const answer = readAnswer(200, json({ items: [done(1), done(3)] }), sent);
    expect(answer).toMatchObject({ settled: [{ item: sent[0] }], stoppedAt: undefined });
  });

  it.each([
    [401, 'request.not-authenticated', 'nobody'],
    [409, 'request.other-person', 'other-person'],
    [422, 'request.invalid', 'refused'],
    [403, 'access.seeing-only', 'refused'],
    [500, 'server.failed', 'refused'],
  ])('of %i %s says why nothing goes', (status, code, kind) => {
    expect(readAnswer(status, json({ status, code }), sent)).toEqual({ kind });
  });
});
