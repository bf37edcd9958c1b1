import { expect, it } from 'vitest';
import { namedFiles } from './named-files';

const name = 'a'.repeat(43);

it.each([
  [`1\t/api/files/course-photos/${name}.webp\tx\n`, [`course-photos/${name}.webp`]],
  [`1\t{"photo": "/api/files/people/a.webp"}\n`, ['people/a.webp']],
  [`1\tdocuments/${name}\tpictures/${name}.webp\n`, [`documents/${name}`, `pictures/${name}.webp`]],
  [`documents/${name}`, [`documents/${name}`]],
  [`1\tsee documents/${name}\n`, []],
  ['1\t2026/11/21\tand/or\n', []],
  ['1\t2\n', []],
])('a row names its files: %j', (row, keys) => {
  expect(namedFiles(Buffer.from(row))).toEqual(keys);
});
