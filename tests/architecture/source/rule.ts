import { describe, expect, it } from 'vitest';
import { realTree, type Tree, tree } from './tree';

/** A checker, trees that break its rule (each must be caught) and one that keeps it. */
export type Rule = {
  check: (files: Tree) => string[];
  broken: readonly Record<string, string>[];
  kept: Record<string, string>;
  /** The check with the exceptions that the product is granted. */
  inProduct?: (files: Tree) => string[];
};

export function itHolds(rules: Record<string, Rule>): void {
  for (const [title, { check, broken, kept, inProduct = check }] of Object.entries(rules)) {
    describe(title, () => {
      it.each(broken.map((files) => [Object.keys(files).at(-1), files] as const))('catches %s', (_, files) => {
        expect(check(tree(files))).not.toEqual([]);
      });
      it('accepts a tree that keeps it', () => expect(check(tree(kept))).toEqual([]));
      it('holds in the product', () => expect(inProduct(realTree())).toEqual([]));
    });
  }
}
