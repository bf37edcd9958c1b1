import { isWithinWeek } from './age';
import { here, within } from './database';

type KeptPicture = { readonly address: string; readonly inside: string };

/** All that one person needs for a lesson of a class, as the server last said it. */
export type KeptPack = {
  readonly person: string;
  readonly classId: string;
  /** What every page can say of it, whatever is inside. */
  readonly className: string;
  readonly lesson: { readonly number: number; readonly name: string };
  /** `desk` of who teaches, `seat` of who learns: which screen draws it. */
  readonly kind: 'desk' | 'seat';
  readonly content: unknown;
  /** What stands at addresses of the content, as the address of itself: without a line it is drawn from here. */
  readonly pictures?: readonly KeptPicture[] | undefined;
  /** By this device's clock. */
  readonly keptAt: number;
};

/** The youngest first. */
export async function packsOf(person: string, now = Date.now()): Promise<KeptPack[]> {
  const kept: KeptPack[] = await within('readonly', ({ packs }) => packs.getAll(ofPerson(person)));
  return kept.filter(({ keptAt }) => isWithinWeek(keptAt, now)).sort((a, b) => b.keptAt - a.keptAt);
}

/**
 * The one of its class before it goes: a device holds the lesson that is due, not the term. The pictures of the same lesson
 * stay, where it comes without any. Only for who is here: a page that was left, or another tab, may still be fetching it.
 */
export async function keepPack(pack: KeptPack): Promise<void> {
  await within('readwrite', ({ person, packs }) => {
    const whose: IDBRequest<{ id: string } | undefined> = person.get(here);
    whose.onsuccess = () => {
      if (whose.result?.id !== pack.person) return;
      const found: IDBRequest<KeptPack | undefined> = packs.get([pack.person, pack.classId]);
      found.onsuccess = () => {
        const before = found.result?.lesson.number === pack.lesson.number ? found.result : undefined;
        packs.put({ ...pack, pictures: pack.pictures ?? before?.pictures });
      };
    };
    return whose;
  });
}

/** The content with its pictures inside. */
export function wholeContent({ content, pictures = [] }: Pick<KeptPack, 'content' | 'pictures'>): unknown {
  const text = pictures.reduce((now, { address, inside }) => now.replaceAll(address, inside), JSON.stringify(content));
  return JSON.parse(text);
}

/** Of one class, as `change` makes it of what is kept, if anything is: between the two nobody else writes. */
export async function changePack(
  person: string,
  classId: string,
  change: (content: unknown) => unknown,
): Promise<void> {
  await within('readwrite', ({ packs }) => {
    const found: IDBRequest<KeptPack | undefined> = packs.get([person, classId]);
    found.onsuccess = () => {
      const pack = found.result;
      if (pack) packs.put({ ...pack, content: change(pack.content) });
    };
    return found;
  });
}

export function ofPerson(person: string): IDBKeyRange {
  // An array sorts after every text.
  return IDBKeyRange.bound([person], [person, []]);
}
