import { signInFaces } from '@/lib/accounts/schemas';
import { links } from '@/lib/links';
import { env } from '@/lib/platform/env/env';
import { type Failure, fail } from '@/lib/platform/errors/failures';
import { locationOf } from '@/lib/platform/http/location';
import { type Locale, localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { log } from '@/lib/platform/log/log';
import { type Provider, providerNamed } from '@/lib/platform/oidc/providers';

export type Context = { params: Promise<{ provider: string }> };
export type Face = (typeof signInFaces)[number];

export async function providerOf({ params }: Context): Promise<Provider> {
  return providerNamed((await params).provider) ?? fail('MODEL_NOT_FOUND');
}

/** What the provider was told about us: one address a provider, whatever the language or the face. */
export function redirectUri(request: Request, provider: Provider): string {
  const own = env().PUBLIC_URL ?? `http://${request.headers.get('host')}`;
  return new URL(links.ssoCallback(provider.id), own).href;
}

export function faceOf(value: unknown): Face {
  return signInFaces.find((face) => face === value) ?? '/login';
}

/** Travels inside the state, so that a try whose cookie is gone still ends at its own screen, in its own language. */
export function markOf(face: Face, locale: Locale): string {
  return `${locale}.${face.slice(1)}`;
}

export function fromMark(state: string | null): { face: Face; locale: Locale } {
  const [locale = '', face = ''] = state?.split('.') ?? [];
  return { locale: localeOf(locale), face: faceOf(`/${face}`) };
}

export function goTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: locationOf(location), 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

type Ended = { face: Face; locale: Locale; provider: string; from?: string | undefined };

/** Every failure ends on the sign-in screen, as a code. */
export function refusedAt(failure: Failure, { face, locale, provider, from }: Ended): string {
  log().warn({ provider, code: failure.code, err: failure.cause }, 'a sign-in through a provider ended');
  const query = new URLSearchParams({ error: failure.code, provider, ...(from && { from }) });
  return `${localized(locale, face)}?${query}`;
}
