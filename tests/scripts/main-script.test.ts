import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinMainScripts } from '@/scripts/build/main-script';

let folder = '';
const files = ['static/chunks/a.js', 'static/chunks/b-2.js', 'static/chunks/starts.js'];
const list = `{\n  "rootMainFiles": [\n    "${files.join('",\n    "')}"\n  ],\n  "pages": {"/x": {"otherChunks": ["${files[0]}", "${files[1]}"]}}}`;
const page = (awaited: string, tags: string) =>
  `<head><link rel="preload" href="/_next/${files[0]}"/>${tags}</head><script>push({"otherChunks":[${awaited}]})</script>`;
const tag = (name = '') => `<script src="/_next/${name}" async=""></script>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  mkdirSync(join(folder, 'server/app'), { recursive: true });
  for (const name of files) {
    const says = 'seen.push(["object"==typeof document?document.currentScript:void 0,1]);';
    writeFileSync(join(folder, name), says);
  }
  writeFileSync(join(folder, 'build-manifest.json'), list);
  writeFileSync(join(folder, 'server/app/build-manifest.json'), '{"rootMainFiles": []}');
  writeFileSync(join(folder, 'server/middleware-build-manifest.js'), `globalThis.list = ${list};`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('makes one script of those that every page needs, each of which still says its own name', () => {
  const html = page(`"${files[0]}","${files[1]}"`, files.map(tag).join('') + tag('static/chunks/own.js'));
  writeFileSync(join(folder, 'server/app/run.html'), html);
  joinMainScripts(folder);
  const { rootMainFiles, pages } = JSON.parse(read('build-manifest.json'));
  expect(rootMainFiles).toEqual([expect.stringMatching(/^static\/chunks\/[0-9a-f]{13}\.js$/)]);
  expect(pages['/x'].otherChunks).toEqual([]);
  const [name] = rootMainFiles;
  const seen: unknown[] = [];
  runInNewContext(read(name), { seen });
  expect(seen).toEqual(files.map((file) => [file, 1]));
  expect(read(name)).not.toContain(files[0]);
  expect(read('server/app/run.html')).toBe(
    page('', tag(name) + tag('static/chunks/own.js')).replace(files[0] ?? '', name),
  );
  expect(read('server/middleware-build-manifest.js')).toContain(name);
  expect(files.some((file) => existsSync(join(folder, file)))).toBe(false);
});

it('says which page it could not change, instead of leaving it without its scripts', () => {
  writeFileSync(join(folder, 'server/app/odd.html'), `<script src="/_next/${files[1]}" defer></script>`);
  expect(() => joinMainScripts(folder)).toThrow('odd.html still names static/chunks/b-2.js');
});
