import type { Tipo } from '@/lib/access/actor';

/** Logins ignore case and accents, so that José signs in as jose on a keyboard without dead keys. */
export function loginKey(login: string): string {
  return login.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const hour = 3600;

/** How long a sign-in lasts, in seconds. */
export function sessionSeconds(tipo: Tipo, sharedDevice: boolean): number {
  if (sharedDevice) return 2 * hour;
  return tipo === 'aluno' ? 8 * hour : 12 * hour;
}

const freeTries = 5;
const firstDelaySeconds = 30;
const longestDelaySeconds = 15 * 60;

/** After five wrong passwords in a row each further one costs twice the wait of the one before. Never a lock. */
export function retryDelaySeconds(failures: number): number {
  if (failures < freeTries) return 0;
  return Math.min(firstDelaySeconds * 2 ** (failures - freeTries), longestDelaySeconds);
}

/** The first character that no e-mail of ours may hold, and its column counted from one (decisions.md, People). */
export function strangeInEmail(email: string): { character: string; column: number } | undefined {
  const column = [...email].findIndex((character) => !/^[A-Za-z0-9._%+@-]$/.test(character));
  return column < 0 ? undefined : { character: [...email][column] ?? '', column: column + 1 };
}

const mailbox = /^[A-Za-z0-9_%+-]+(\.[A-Za-z0-9_%+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

export function isEmail(email: string): boolean {
  return mailbox.test(email);
}

/** A face on a screen of any density; re-encoded to a few KB, so the limit only keeps out what is no photo. */
export const photoSide = 320;
export const photoBytesMax = 8 * 1024 * 1024;

/** Where the photos of one account lie: its own folder, so that nobody names another's. */
export function photoFolder(accountId: string): string {
  return `account-photos/${accountId}`;
}

export function isOwnPhoto(address: string, accountId: string): boolean {
  return address.startsWith(`/api/files/${photoFolder(accountId)}/`);
}
