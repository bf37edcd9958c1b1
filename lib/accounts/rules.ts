import { sharedDeviceSeconds, type Tipo } from '@/lib/access/actor';
import { folded, foldedWords } from '@/lib/platform/text/folded';

/** Logins ignore case and accents, so that José signs in as jose on a keyboard without dead keys. */
export function loginKey(login: string): string {
  return folded(login.trim());
}

/** Capitals are nobody's to tell apart in an address. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

export const sexes = ['female', 'male'] as const;

/** Who is registered as a login alone; the others have a registration of their own. */
export const bareTipos = ['escola', 'admin', 'somosselfieadmin', 'somosselfieproduto'] as const;

export function isBareTipo(tipo: Tipo): boolean {
  return (bareTipos as readonly Tipo[]).includes(tipo);
}

/** Registered by mistake, perhaps: nobody has ever had a password of the own. Only such a login is deleted. */
export function neverCameIn({ firstAccess, cameIn }: { firstAccess: boolean; cameIn: boolean }): boolean {
  return firstAccess && !cameIn;
}

/** Room for a number behind it. */
const stemLengthMax = 90;

/** First and last name as any keyboard writes them: `joao.silva`. Empty where a name has no letter. */
export function loginStem(fullName: string): string {
  const words = foldedWords(fullName);
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].filter(Boolean).join('.').slice(0, stemLengthMax);
}

/** The stem itself, or with the first number that leaves it free of `taken`, which holds login keys. */
export function proposedLogin(fullName: string, taken: ReadonlySet<string>): string {
  const stem = loginStem(fullName);
  if (stem === '' || !taken.has(stem)) return stem;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${stem}${number}`)) return `${stem}${number}`;
  }
}

const hour = 3600;

/** How long a sign-in lasts, in seconds. */
export function sessionSeconds(tipo: Tipo, sharedDevice: boolean): number {
  if (sharedDevice) return sharedDeviceSeconds;
  return tipo === 'aluno' ? 8 * hour : 12 * hour;
}

export const passwordLinkMinutes = 30;

/** Until when a link opens that somebody is given now. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + passwordLinkMinutes * 60_000);
}

/** Of one account: enough for who mistypes, too few to fill somebody's mailbox. */
export const passwordLinksAnHourMax = 3;

/** A provider's page calls it by its id here or by its own name. */
export function isProviderType(provider: { id: string; label: string }, given: string): boolean {
  return [provider.id, provider.label.toLowerCase()].includes(given.toLowerCase());
}

/** Why an administrator sees as somebody: a sentence, because the school reads it. */
export const seeingReasonLength = { least: 10, most: 300 };

/** What a body says of a person must be what the provider says of the token's owner. */
export function isOwnClaim(owner: { subject: string; username: string | undefined }, claim: string): boolean {
  return claim === owner.subject || claim === owner.username;
}

type Card = { expiresAt: Date; revokedAt: Date | null; account: { active: boolean; tipo: Tipo } };

/** Cards are pupils' alone: whoever else has an account may do too much for a piece of paper. */
export function isGoodCard(card: Card | null, now: Date): boolean {
  if (!card || card.revokedAt || card.expiresAt <= now) return false;
  return card.account.active && card.account.tipo === 'aluno';
}
