import { expect, it } from 'vitest';
import { withScriptsAhead } from './scripts-ahead';

const page = (ahead: string) =>
  `<html><head><meta charSet="utf-8"/>${ahead}<style>a{}</style><link rel="preload" as="script" nonce="n1" href="/_next/static/chunks/c.js"/><script src="/_next/static/chunks/a.js" async="" nonce="n1"></script></head><body><script nonce="n1">self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/c.js\\"]]\\n2:\\"/_next/static/chunks/b-2.js\\"\\n3:\\"/_next/static/chunks/b-2.js\\""])</script></body></html>`;
const link = (name: string) =>
  `<link rel="preload" as="script" fetchpriority="low" nonce="n1" href="/_next/static/chunks/${name}.js"/>`;

it('asks for every script before the style sheets, also for those that only the data of a page names', () => {
  expect(withScriptsAhead(page(''))).toBe(page(link('c') + link('a') + link('b-2')));
});
