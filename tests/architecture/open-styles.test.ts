import { matchesGlob, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, withoutEnding } from './source/parsed';
import { folderOf, isCode, realTree, type Tree, tree } from './source/tree';

const sheet = 'app/[locale]/(open)/open.css';
const rootOfOpenPages = folderOf(sheet);

/** The globs of files whose classes the sheet leaves out, from the root of the project. */
function leftOut(css: string): string[] {
  return [...css.matchAll(/@source not "([^"]+)"/g)].map(([, glob = '']) => posix.join(rootOfOpenPages, glob));
}

/** Files that an open page draws, however far down, and whose classes its sheet leaves out. The gallery has its own. */
function unstyled(files: Tree): string[] {
  const globs = leftOut(files.get(sheet) ?? '').map((glob) => glob.replaceAll(/[[\]()]/g, '?'));
  const known = new Map([...files.keys()].filter(isCode).map((file) => [withoutEnding(file), file]));
  const drawn = new Set(
    [...known.values()].filter((file) => file.startsWith(`${rootOfOpenPages}/`) && !/gallery/.test(file)),
  );
  for (const file of drawn) {
    for (const { target, typeOnly } of importsOf(file, files.get(file) ?? '')) {
      const next = known.get(target);
      if (next && !typeOnly) drawn.add(next);
    }
  }
  return [...drawn].filter((file) => globs.some((glob) => [glob, `${glob}/**`].some((one) => matchesGlob(file, one))));
}

describe('the style sheet of open pages', () => {
  const page = `${rootOfOpenPages}/page.tsx`;
  const css =
    '@source not "../../../components/{charts,forms}";\n@source not "../../../components/ui/{menu,table}.{ts,tsx}";';
  const world = (files: Record<string, string>) => tree({ [sheet]: css, ...files });

  it('is found wanting when a page draws what it leaves out, at first or at second hand', () => {
    const files = world({
      [page]: "import { A } from '@/components/a';\nimport { C } from '@/components/charts/c';",
      'components/a.tsx': "import { Menu } from './ui/menu';",
      'components/ui/menu.tsx': '',
      'components/charts/c.tsx': '',
      'components/ui/table.tsx': '',
    });
    expect(unstyled(files)).toEqual(['components/charts/c.tsx', 'components/ui/menu.tsx']);
  });

  it('need not know what is drawn elsewhere, or only named as a type', () => {
    const files = world({
      [page]: "import type { Menu } from '@/components/ui/menu';",
      'components/ui/menu.tsx': '',
      'app/[locale]/(signed-in)/page.tsx': "import { Menu } from '@/components/ui/menu';",
    });
    expect(unstyled(files)).toEqual([]);
  });

  it('has every class that the open pages of the product draw', () => {
    expect(leftOut(realTree().get(sheet) ?? '').length).toBeGreaterThan(3);
    expect(unstyled(realTree())).toEqual([]);
  });
});
