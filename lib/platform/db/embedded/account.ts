import { spawnSync } from 'node:child_process';
import { lchownSync, readFileSync, statSync } from 'node:fs';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** Whom PostgreSQL runs as. It refuses to run as root, so root hands it to an account without rights. */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

/** Undefined: the account that we run as. A data folder that exists keeps its owner. */
export function serverAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return;
  const accounts = systemAccounts();
  const owner = ownerOf(clusterFolder);
  const found =
    accounts.find((account) => account.uid === owner) ??
    accounts.find((account) => account.name === 'postgres') ??
    accounts.find((account) => account.name === 'nobody');
  if (!found) throw new StartFailure('PostgreSQL cannot run as root and there is no account "postgres": add one.');
  return found;
}

function ownerOf(folder: string): number | undefined {
  const uid = statSync(folder, { throwIfNoEntry: false })?.uid;
  return uid === 0 ? undefined : uid;
}

function systemAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

export function give(path: string, account: Account | undefined): void {
  if (account) lchownSync(path, account.uid, account.gid);
}

/** What to add to spawn so that the program runs as the account. */
export function runningAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Asked of the system itself: bits of a mode do not tell of mounts and access lists. */
export function canUse(account: Account | undefined, test: '-x' | '-w', path: string): boolean {
  if (!account) return true;
  const script = `test ${test} "$1" && { test ! -d "$1" || test -x "$1"; }`;
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...runningAs(account), cwd: '/' }).status === 0;
}
