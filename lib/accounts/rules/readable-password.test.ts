import { describe, expect, it } from 'vitest';
import { NewPassword } from '@/lib/accounts/schemas';
import { readablePassword, words } from './readable-password';

/** What must not be read out of two words that stand beside each other. */
const unfit =
  /cu(?!r)|puta|pinto|pau|rola|bosta|merda|foda|porra|xan|xot|teta|nazi|arma|mata|mort|gay|sex|anal|anus|pica|burr|idiot|feia/;

const pairs = words.flatMap((one) => words.filter((other) => other !== one).map((other) => `${one}${other}`));

describe('a readable password', () => {
  it('is two different words and three digits that nobody takes for letters', () => {
    const made = Array.from({ length: 200 }, () => readablePassword((below) => Math.floor(Math.random() * below)));
    for (const password of made) {
      expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[2-9]{3}$/);
      expect(new Set(password.split('-')).size).toBe(3);
      expect(NewPassword.safeParse(password).success).toBe(true);
    }
  });

  it('reaches every pair, by chance alone', () => {
    const reached = new Set<string>();
    for (let first = 0; first < words.length; first += 1) {
      for (let second = 0; second < words.length - 1; second += 1) {
        const given = [first, second, 0, 0, 0];
        reached.add(readablePassword(() => given.shift() ?? 0));
      }
    }
    expect(reached.size).toBe(pairs.length);
  });

  it('says nothing unfit, whatever two words meet', () => {
    expect(pairs.filter((pair) => unfit.test(pair))).toEqual([]);
  });
});
