import { describe, expect, it } from 'vitest';
import { Wish } from './wish';

const fiveMinutes = JSON.stringify({ minutes: 5 });

describe('a press whose answer was lost', () => {
  it('is the same wish when it is pressed again', () => {
    const wish = new Wish();
    expect(wish.keyFor(fiveMinutes)).toBe(wish.keyFor(fiveMinutes));
  });
  it('is another one once the page has shown what became of it', () => {
    const wish = new Wish();
    const first = wish.keyFor(fiveMinutes, 1);
    const second = wish.keyFor(fiveMinutes, 2);
    expect(second).not.toBe(first);
    expect(wish.keyFor(fiveMinutes, 2)).toBe(second);
  });
  it('is another one with another input, and after it was answered or given up', () => {
    const wish = new Wish();
    const first = wish.keyFor(fiveMinutes);
    wish.keyFor(JSON.stringify({ minutes: 10 }));
    const again = wish.keyFor(fiveMinutes);
    wish.end();
    expect(new Set([first, again, wish.keyFor(fiveMinutes)]).size).toBe(3);
  });
});
