import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { localized, signInAddress, splitLocale } from '@/lib/platform/links';
import { type Actor, lacksSchool } from './actor';
import { type AreaPath, areas, areaWithoutSchool, mayEnter } from './areas';
import { leavingMark } from './hints';
import { links } from './links';
import { recordSeen } from './seeing';
import { actorOfCookie, endLeftSession } from './session';
import { sessionCookieName } from './session-cookie';

/** Read once a request, whoever asks. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const sent = await cookies();
  const cookie = sent.get(sessionCookieName())?.value;
  if (!cookie) return null;
  if (!sent.has(leavingMark)) return actorOfCookie(cookie);
  await endLeftSession(cookie);
  return null;
});

/** First line of every protected page: who is here, or the way to the sign-in screen with the reason. */
export async function enter(area: AreaPath): Promise<Actor> {
  const actor = await currentActor();
  // The server sets x-path itself and drops any that a client sends.
  const from = (await headers()).get('x-path') ?? area;
  if (actor?.firstAccess) redirect(localized(splitLocale(from).locale, links.firstAccess()));
  if (actor && mayEnter(actor.tipo, area)) {
    if (lacksSchool(actor) && area !== areaWithoutSchool) {
      redirect(localized(splitLocale(from).locale, areaWithoutSchool));
    }
    if (actor.seeing) await recordSeen(actor.seeing, from);
    return actor;
  }
  redirect(signInAddress({ face: areas[area].face, reason: actor ? 'not-allowed' : 'not-authenticated', from }));
}
