import { globSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node:path/posix';

/** Files by their path from the root. A checker takes one, so that it can be shown a tree that breaks its rule. */
export type Tree = ReadonlyMap<string, string>;

const ours = '{app,components,lib,messages,prisma,scripts,tests}/**/*.{ts,tsx,mts,mjs,json,css,md,prisma}';
const atRoot = '*.{ts,mts,mjs,json}';
const kept = (file: string) => !/(^|\/)(generated|migrations)\//.test(file) && statSync(file).isFile();

export function tree(files: Record<string, string>): Tree {
  return new Map(Object.entries(files));
}

let read: Tree | undefined;

/** The product as it lies on the disk. */
export function realTree(): Tree {
  read ??= new Map(
    globSync([ours, atRoot])
      .filter(kept)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  return read;
}

export function filesUnder(files: Tree, pattern: RegExp): [file: string, source: string][] {
  return [...files].filter(([file]) => pattern.test(file));
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
export const isCode = (file: string) => /\.[mc]?tsx?$|\.mjs$/.test(file);
export const nameOf = (file: string) => parse(file).base;
export const folderOf = (file: string) => parse(file).dir;
