import * as z from 'zod';

export function wholeNumber(name: string, min: number, max: number) {
  const mend = `${name} must be a whole number from ${min} to ${max}`;
  return z.coerce.number(mend).int(mend).min(min, mend).max(max, mend);
}

export const address = z.url({
  protocol: /^https?$/,
  error: 'PUBLIC_URL must be an address like https://school.example',
});
export const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'DATABASE_URL must be like postgresql://user:password@host/name',
});

/** `Name <address>` or the address alone: these become headers, so no line may end in them. */
export function mailbox(name: string) {
  const shape = /^(?:[^<>\p{Cc}]* <[\w.%+-]+@[A-Za-z0-9.-]+>|[\w.%+-]+@[A-Za-z0-9.-]+)$/u;
  return z.string().regex(shape, `${name} must be like Name <address@school.example> or address@school.example`);
}

export const issuer = z
  .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be an address like https://accounts.plurall.example' })
  .refine(
    (value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value),
    'OIDC_ISSUER must begin with https, or be on this machine',
  );

export function longSecret(name: string) {
  return z.string().min(32, `${name} must have 32 characters or more: openssl rand -base64 32`);
}
