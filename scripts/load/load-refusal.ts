import type { Found } from '@/prisma/seed/load/load';

type Asked = { embedded: boolean; replace: boolean };

/**
 * Why these rows must not meet a load, with the mend. The embedded demo may have load data added; a database that
 * somebody else runs may not hold anybody's account, unless load data stand among them already.
 */
export function loadRefusal({ loaded, realAccounts }: Found, { embedded, replace }: Asked): string | undefined {
  if (loaded && !replace)
    return 'Load data are in this database already: --replace removes them, and only them, first.';
  if (realAccounts && !loaded && !embedded) {
    return 'This database has accounts of people: load data, whose password is public, go into an empty one.';
  }
  return;
}
