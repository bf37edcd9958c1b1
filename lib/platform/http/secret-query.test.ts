import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { secretOfQuery, secretQueryHeader, withoutSecretQuery } from './secret-query';

function taken(url: string, sent: IncomingHttpHeaders = {}) {
  const headers = { ...sent };
  return {
    url: withoutSecretQuery(url, headers),
    secret: secretOfQuery(new Headers(headers as Record<string, string>)),
  };
}

describe('a secret in an address', () => {
  it('leaves the address, whatever stands around it', () => {
    expect(taken('/api/chatgpt/save_encrypted_key?schoolId=1&plainKey=sk-a%2Bb%20%C3%A7')).toEqual({
      url: '/api/chatgpt/save_encrypted_key?schoolId=1',
      secret: 'sk-a+b ç',
    });
    expect(taken('/x?plainKey=sk&plainKey=other&a=b')).toEqual({ url: '/x?a=b', secret: 'sk' });
    expect(taken('/x?%70lainKey=sk&plainKey=two').url).not.toMatch(/sk|two/);
  });

  it('changes no other address', () => {
    for (const url of ['/', '/x?a=b&c=%20d', '/plainKey?x=1']) expect(taken(url)).toEqual({ url, secret: undefined });
  });

  it('is not taken from a header of a client', () => {
    expect(taken('/x', { [secretQueryHeader]: 'sk' }).secret).toBeUndefined();
  });
});
