import { expect, it } from 'vitest';
import * as unknown from '@/app/api/[...unknown]/route';

it.each(Object.entries(unknown))(
  'refuses %s at an address that the API does not have as data',
  async (method, route) => {
    const answer = route(new Request('http://localhost:3000/api/nothing/here', { method }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'MODEL_NOT_FOUND', requestId: expect.any(String) });
  },
);
