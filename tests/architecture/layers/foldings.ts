import { filesUnder, isCode, isTest, type Tree } from '../source/tree';

/** Taking accents off anywhere but in platform/text: two foldings differ in one letter sooner or later. */
export function strayFoldings(files: Tree): string[] {
  const folds = /normalize\('NFK?D'\)\s*\.replace\(\/|\.replace\(\/\\p\{(?:M|Mn|Diacritic)\}|\[\\u0300/;
  return filesUnder(files, /^(app|components|lib)\//).flatMap(([file, source]) =>
    isCode(file) && !isTest(file) && !file.startsWith('lib/platform/text/') && folds.test(source)
      ? [`${file}: takes accents off by itself`]
      : [],
  );
}
