import { describe, expect, it } from 'vitest';
import { realTree, type Tree, tree } from './source/tree';
import { blindCasts, evasiveTests, unfinishedComments, wishfulTitles } from './texts/texts';

type Check = (files: Tree) => string[];

const rules: Record<string, { check: Check; file: string; refused: string[]; accepted: string[] }> = {
  'state facts in test titles': {
    check: wishfulTitles,
    file: 'lib/units/rules.test.ts',
    refused: [
      "it('should close', f);",
      "describe('what should happen', f);",
      "it.each([1])('Should be %s', f);",
      'it(`should ${verb}`, f);',
    ],
    accepted: ["it('closes once', f);", "expect('it should').toBe(1);"],
  },
  'let no test get away': {
    check: evasiveTests,
    file: 'tests/api/a.test.ts',
    refused: [
      "it.only('a', f);",
      "describe.skip('a', f);",
      "it.skipIf(slow)('a', f);",
      "it.todo('a');",
      "test.describe.only('a', f);",
      'expect(a).toMatchSnapshot();',
      "expect(a).toMatchInlineSnapshot('');",
      'await page.waitForTimeout(100);',
      'await close().catch(() => {});',
      'await close().catch(() => undefined);',
    ],
    accepted: [
      "it('a', f);",
      "it.each([1])('a', f);",
      'close().catch((error) => keep(error));',
      'const text = "it.only(";',
    ],
  },
  'put nothing off': {
    check: unfinishedComments,
    file: 'lib/units/rules.ts',
    refused: ['// TODO later', '/* FIXME */', '// @ts-ignore', '// @ts-expect-error: wrong', '/** HACK around it */'],
    accepted: ['// Todo mundo entra.', "const text = '// TODO';", 'const todo = 1;'],
  },
  'cast nothing to any': {
    check: blindCasts,
    file: 'tests/api/a.test.ts',
    refused: ['const a = b as any;', 'f((b as any).c);'],
    accepted: ['const a = b as string;', "const text = 'as any';"],
  },
};

for (const [title, { check, file, refused, accepted }] of Object.entries(rules)) {
  describe(`files of ours ${title}`, () => {
    it.each(refused)('or are caught: %s', (source) => expect(check(tree({ [file]: `${source}\n` }))).not.toEqual([]));
    it.each(accepted)('like %s', (source) => expect(check(tree({ [file]: `${source}\n` }))).toEqual([]));
    it('in the product', () => expect(check(realTree())).toEqual([]));
  });
}
