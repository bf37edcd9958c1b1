import { expect, it } from 'vitest';
import { filesUnder, isCode, isTest, realTree } from './source/tree';

const inBrowser = /^(components|app\/\[locale\]|lib\/platform\/browser|lib\/[^/]+\/client)[/.]/;

it('tries every lazily loaded part of a screen more than once', () => {
  const bare = filesUnder(realTree(), inBrowser).flatMap(([file, source]) => {
    if (!isCode(file) || isTest(file)) return [];
    const imports = source.match(/(?<!typeof )\bimport\(/g) ?? [];
    const wrapped = source.match(/\blazily\((async )?\(\) => [^;]*?\bimport\(/g) ?? [];
    return imports.length === wrapped.length ? [] : [file];
  });
  expect(bare).toEqual([]);
});
