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

/** Files that an open page draws, however far down. The gallery has its own sheet. */
function drawnBy(files: Tree): string[] {
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
  return [...drawn];
}

/** Sheets that come with the scripts of what is drawn later. */
function lateSheets(files: Tree): string[] {
  const imported = drawnBy(files).flatMap((file) => importsOf(file, files.get(file) ?? ''));
  return imported.map(({ target }) => target).filter((target) => target.endsWith('.css') && target !== sheet);
}

/** The globs of files whose classes they bring. */
function broughtLate(files: Tree): string[] {
  return lateSheets(files).flatMap((late) =>
    [...(files.get(late) ?? '').matchAll(/@source "([^"]+)"/g)].map(([, glob = '']) =>
      posix.join(folderOf(late), glob),
    ),
  );
}

/** Of these, whose classes the sheet leaves out, and none that comes later brings. */
function unstyled(files: Tree): string[] {
  const globs = leftOut(files.get(sheet) ?? '').map((glob) => glob.replaceAll(/[[\]()]/g, '?'));
  const brought = broughtLate(files);
  return drawnBy(files).filter(
    (file) =>
      globs.some((glob) => [glob, `${glob}/**`].some((one) => matchesGlob(file, one))) &&
      !brought.some((glob) => matchesGlob(file, glob)),
  );
}

/** Folders of components of which no open page draws anything, and whose classes the sheet brings all the same. */
function broughtInVain(files: Tree): string[] {
  const globs = leftOut(files.get(sheet) ?? '');
  const folderIn = (file: string) => /^components\/[^/]+(?=\/)/.exec(file)?.[0];
  const drawn = new Set(drawnBy(files).map(folderIn));
  const folders = new Set([...files.keys()].filter(isCode).flatMap((file) => folderIn(file) ?? []));
  return [...folders].filter((folder) => !drawn.has(folder) && !globs.some((glob) => matchesGlob(folder, glob)));
}

/** A word in quotes may be anything but a class, such as `button`; with a hyphen, or where classes stand, it is one. */
function classesIn(text: string): string[] {
  const wordsOf = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/));
  const quoted = wordsOf(/["'`]([\w -]*)["'`]/g).filter((word) => word.includes('-'));
  return [...quoted, ...wordsOf(/(?:className=|joinClasses\()\s*["']([^"']*)["']/g)];
}

/** Sheets with a class that an open page's files write by name, and which its own sheet does not import. */
function missingSheets(files: Tree): string[] {
  const imported = [sheet, ...lateSheets(files)].map((one) => files.get(one) ?? '').join('');
  const code = drawnBy(files).map((file) => files.get(file) ?? '');
  const written = new Set(code.flatMap(classesIn));
  const sheets = [...files.keys()].filter((file) => /^components\/ui\/styles\/.*\.css$/.test(file));
  return sheets.filter((file) => {
    const classes = [...(files.get(file) ?? '').matchAll(/^\s*\.([a-z][\w-]*)/gm)].map(([, name = '']) => name);
    return !imported.includes(`/${posix.basename(file)}"`) && classes.some((name) => written.has(name));
  });
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

  it('need not know what brings a sheet of its own with its scripts', () => {
    const files = world({
      [page]: "import { A } from '@/components/shell/a';",
      'components/shell/a.tsx':
        "import './late.css';\nimport { Menu } from '../ui/menu';\nimport { Table } from '../ui/table';",
      'components/shell/late.css': '@source "../ui/{menu,avatar}.{ts,tsx}";',
      'components/ui/menu.tsx': '',
      'components/ui/table.tsx': '',
    });
    expect(unstyled(files)).toEqual(['components/ui/table.tsx']);
  });

  it('need not know what is drawn elsewhere, or only named as a type', () => {
    const files = world({
      [page]: "import type { Menu } from '@/components/ui/menu';",
      'components/ui/menu.tsx': '',
      'app/[locale]/(signed-in)/page.tsx': "import { Menu } from '@/components/ui/menu';",
    });
    expect(unstyled(files)).toEqual([]);
  });

  it('is found wanting when it does not import the sheet of a class that a page writes', () => {
    const files = {
      [page]: "import { Icon } from '@/components/ui/icon';",
      'components/ui/icon.tsx': "const a = <svg className={joinClasses('icon', b)} />;",
      'components/ui/styles/icon.css': '@layer components {\n  .icon {\n    fill: none;\n  }\n}',
      'components/ui/styles/table.css': '.data-table {\n}',
    };
    expect(missingSheets(world(files))).toEqual(['components/ui/styles/icon.css']);
    const imports = `@import "../../../components/ui/styles/icon.css";`;
    expect(missingSheets(world({ ...files, [sheet]: imports }))).toEqual([]);
  });

  it('is found wanting when it brings the classes of a folder that no open page draws', () => {
    const files = world({
      [page]: "import { A } from '@/components/shell/a';",
      'components/shell/a.tsx': '',
      'components/charts/c.tsx': '',
      'components/classroom/b.tsx': '',
    });
    expect(broughtInVain(files)).toEqual(['components/classroom']);
  });

  it('has every class that the open pages of the product draw, and none of a folder that they do not', () => {
    expect(leftOut(realTree().get(sheet) ?? '').length).toBeGreaterThan(3);
    expect(unstyled(realTree())).toEqual([]);
    expect(missingSheets(realTree())).toEqual([]);
    expect(broughtInVain(realTree())).toEqual([]);
  });
});
