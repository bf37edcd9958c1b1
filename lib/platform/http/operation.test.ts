import { expect, it } from 'vitest';
import { operation, operationFor } from './operation';

const op = operation<never>({
  method: 'POST',
  path: '/Cursos/{id}/exists',
  summary: 'Whether it is there',
  params: { id: 'code' },
});

it('asks the twin about an id that would not stay one part of a path', () => {
  for (const code of ['A/B', '/', '.', '..']) {
    expect(operationFor(op, { code })).toMatchObject({
      path: '/Cursos/existsWithInvalidCharacters',
      params: {},
      query: { id: 'code' },
    });
  }
});

it('leaves every other id in the path', () => {
  for (const code of ['MT', 'a.b', '?', '%2F', 'é']) expect(operationFor(op, { code })).toBe(op);
  const list = operation<never>({ method: 'GET', path: '/Cursos', summary: 'All' });
  expect(operationFor(list, { code: 'A/B' })).toBe(list);
});

it('keeps what else the path and the query carry', () => {
  const part = { ...op, path: '/uploads/{id}/parts/{offset}', params: { offset: 'offset' }, query: { from: 'from' } };
  expect(operationFor(part, { id: 'a/b', offset: 1 })).toMatchObject({
    path: '/uploads/parts/{offset}WithInvalidCharacters',
    params: { offset: 'offset' },
    query: { from: 'from', id: 'id' },
  });
});
