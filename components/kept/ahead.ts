import { packOf } from '@/components/classroom/pack-of';
import { deskOp, seatOp } from '@/lib/classroom/contract';
import { call } from '@/lib/platform/browser/call';
import type { Locale } from '@/lib/platform/i18n/locales';
import { isOfDay } from '@/lib/platform/kept/age';
import { keepPack, packsOf } from '@/lib/platform/kept/packs';

/** A class, and the lesson that is due in it. */
export type Room = { readonly classId: string; readonly number: number };
export type Ahead = {
  readonly person: string;
  readonly kind: 'desk' | 'seat';
  readonly rooms: readonly Room[];
  readonly locale: Locale;
};

/** Since when all of these lessons are on this device, as of today; nothing where one is not. */
export async function keptToday({ person, rooms }: Ahead, now = Date.now()): Promise<number | undefined> {
  const packs = await packsOf(person, now);
  const due = rooms.map(({ classId, number }) =>
    packs.find((pack) => pack.classId === classId && pack.lesson.number === number && isOfDay(pack.keptAt, now)),
  );
  return due.reduce<number | undefined>(
    (oldest, pack) => (oldest === undefined || !pack ? undefined : Math.min(oldest, pack.keptAt)),
    Number.POSITIVE_INFINITY,
  );
}

/** One after the other: the line is a school's. */
export async function keepAhead({ person, kind, rooms, locale }: Ahead): Promise<number> {
  for (const { classId } of rooms) {
    const asked = { classId, pictures: 'inside' } as const;
    const here = { staysHere: true };
    const pack =
      kind === 'desk'
        ? packOf({ kind, content: await call(deskOp, asked, here) }, person, Date.now())
        : packOf({ kind, content: await call(seatOp, { ...asked, locale }, here) }, person, Date.now());
    await keepPack(pack);
  }
  return Date.now();
}
