import { expect, it } from 'vitest';
import { withScriptsAhead } from './scripts-ahead';

const page = (head: string) =>
  `<html><head><script src="/_next/static/chunks/a.js" async="" nonce="n1"></script>${head}</head><body><script nonce="n1">self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/a.js\\"]]\\n2:\\"/_next/static/chunks/b-2.js\\"\\n3:\\"/_next/static/chunks/b-2.js\\""])</script></body></html>`;

it('asks at once for a script that only the data of a page names, under the nonce of the page', () => {
  const ahead = '<link rel="preload" as="script" fetchpriority="low" nonce="n1" href="/_next/static/chunks/b-2.js"/>';
  expect(withScriptsAhead(page(''))).toBe(page(ahead));
});
