import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { withoutSecrets } from './secrets';

describe('withoutSecrets', () => {
  it.each([
    ['401 for Bearer 0a1B2c3D4e5F6g7H', '401 for Bearer …'],
    ['authorization: Bearer abc.def', 'authorization: …'],
    ['sent "Authorization":"Basic dXNlcjpwYXNz"', 'sent "Authorization":"…"'],
    ['cookie: session=abc; theme=dark', 'cookie: …; theme=dark'],
    ['document.cookie is __Host-session=0199-abc;x', 'document.cookie is __Host-session=…;x'],
    ['GET /x?access_token=12345&page=2', 'GET /x?access_token=…&page=2'],
    ['{"senha":"demo1234","nome":"x"}', '{"senha":"…","nome":"x"}'],
    ['key sk-abcdefgh1234 refused', 'key … refused'],
    ['jwt eyJhbGciOi.eyJzdWIi.c2ln ends', 'jwt … ends'],
    ['token kX9-aB3_kX9-aB3_kX9-aB3_kX9-aB3_kX9 of a link', 'token … of a link'],
  ])('%s', (text, rest) => expect(withoutSecrets(text)).toBe(rest));

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'session')",
    'at Panel (https://escola.example/_next/static/chunks/3f0c9d1a-77.js:10:2345)',
    'no row 0199c9c4-1111-7000-8000-00000000000a',
    'Maximum update depth exceeded in useConversationStoreWithLiveUpdates',
  ])('leaves what a developer needs: %s', (text) => expect(withoutSecrets(text)).toBe(text));

  it.each(['a', 'session', '=', 'eyJa.', 'sk-', 'bearer ', 'aB1', 'token:', '"'])(
    'is done with a long text of %j at once',
    (piece) => {
      const begun = workedMs();
      withoutSecrets(piece.repeat(20_000));
      expect(workedMs() - begun).toBeLessThan(1000);
    },
  );
});
