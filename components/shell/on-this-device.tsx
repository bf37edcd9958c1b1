import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/platform/i18n/locales';
import { OfflineWorker } from './offline-worker';
import { PersonHere } from './person-here';
import { shellsOf } from './shells-of';

/** What this device keeps for whoever is signed in. Who looks as somebody else leaves nothing of that person on it. */
export function OnThisDevice({ actor, locale }: { actor: Actor | null; locale: Locale }) {
  if (!actor || actor.seeing) return <OfflineWorker shells={[]} />;
  const { id, name, tipo, sessionExpiresAt, isOnSharedDevice } = actor;
  return (
    <>
      <OfflineWorker shells={shellsOf(tipo, locale)} />
      <PersonHere
        id={id}
        name={name}
        tipo={tipo}
        sessionEnds={sessionExpiresAt.toISOString()}
        isShared={isOnSharedDevice}
      />
    </>
  );
}
