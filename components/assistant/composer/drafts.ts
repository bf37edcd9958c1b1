import { randomId } from '@/lib/platform/browser/random-id';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { readStored, writeStored } from '@/lib/platform/browser/stored-values';

/** A question that left the field: by its id it arrives once, however often it is sent. */
export type Unsent = { id: string; text: string; imageUrl?: string | undefined };
export type Draft = {
  text: string;
  imageUrl?: string | undefined;
  unsent?: Unsent;
  isOut?: boolean;
  /** Questions that were taken back on their way, until the server knows. */
  takenBack?: readonly string[];
};

const nothing: Draft = { text: '' };

/** What waits in the field of each conversation, in this tab until it is sent. */
class Drafts {
  #kept: Readonly<Record<string, Draft>> | undefined;
  #suggested: (Unsent & { key: string }) | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(key: string | undefined): Draft {
    return (key !== undefined && this.#all()[key]) || nothing;
  }

  write(key: string, change: Partial<Draft>): void {
    const { [key]: before = nothing, ...others } = this.#all();
    const { text, imageUrl, unsent, isOut, takenBack } = { ...before, ...change };
    const isEmpty = text === '' && imageUrl === undefined && unsent === undefined && takenBack === undefined;
    this.#kept = isEmpty ? others : { ...others, [key]: { text, imageUrl, unsent, isOut, takenBack } as Draft };
    writeStored('session', storedKeys.drafts, this.#kept);
    for (const listener of this.#listeners) listener();
  }

  /** Text and picture on their way. */
  take(key: string, text: string): Unsent {
    const { imageUrl, unsent } = this.of(key);
    const isSame = unsent !== undefined && unsent.text === text && unsent.imageUrl === imageUrl;
    const taken = isSame ? unsent : { id: randomId(), text, imageUrl };
    this.write(key, { text: '', imageUrl: undefined, unsent: taken, isOut: true });
    return taken;
  }

  /** A suggestion goes past the field; tapped again before it arrived, it is the same question. */
  suggest(key: string, text: string): Unsent {
    const before = this.#suggested;
    if (before?.key !== key || before.text !== text) this.#suggested = { key, id: randomId(), text };
    return this.#suggested as Unsent;
  }

  /** Back in the field, above what was written since. */
  bringBack(key: string, sent: Unsent): void {
    const { text, imageUrl, unsent, isOut } = this.of(key);
    // Already so, by another document of this tab: this one was put aside meanwhile.
    if (unsent?.id === sent.id && !isOut) return;
    const both = { text: text.trim() ? `${sent.text}\n${text}` : sent.text, imageUrl: imageUrl ?? sent.imageUrl };
    // Another one may have gone out since, from a panel that was opened anew.
    this.write(key, unsent?.id === sent.id ? { ...both, isOut: false } : both);
  }

  /** Sent again, it is another one. */
  takeBack(key: string, id: string): void {
    if (this.#suggested?.id === id) this.#suggested = undefined;
    const { takenBack = [], unsent } = this.of(key);
    const rest = unsent?.id === id ? { unsent: undefined, isOut: undefined } : {};
    this.write(key, { ...rest, takenBack: [...takenBack, id] } as Partial<Draft>);
  }

  /** The server knows. */
  withdrawn(key: string, id: string): void {
    const others = this.of(key).takenBack?.filter((one) => one !== id) ?? [];
    this.write(key, { takenBack: others.length > 0 ? others : undefined } as Partial<Draft>);
  }

  /** Of every conversation of this person. */
  takenBackBy(user: string): { subject: string; division: string; id: string }[] {
    return Object.entries(this.#all()).flatMap(([key, { takenBack = [] }]) => {
      const [by, subject = '', division = ''] = key.split('\n');
      return by === user ? takenBack.map((id) => ({ subject, division, id })) : [];
    });
  }

  /** The server has it: also when the word of that was lost, and it was back in the field. */
  arrived(key: string, id: string): void {
    if (this.#suggested?.id === id) this.#suggested = undefined;
    const { text, imageUrl, unsent, isOut } = this.of(key);
    if (unsent?.id !== id) return;
    const isBack = !isOut && text === unsent.text;
    const isSamePicture = !isOut && imageUrl === unsent.imageUrl;
    const rest = { text: isBack ? '' : text, imageUrl: isSamePicture ? undefined : imageUrl };
    this.write(key, { ...rest, unsent: undefined, isOut: undefined } as Partial<Draft>);
  }

  /** Whoever chooses another subject goes on with the question; what waits there already stays. */
  carry(from: string, to: string): void {
    const { text, isOut } = this.of(from);
    if (from === to || isOut || !text.trim() || this.of(to).text.trim()) return;
    this.write(to, { text });
    this.write(from, { text: '', unsent: undefined } as Partial<Draft>);
  }

  /** What was on its way when its document went may not have arrived. */
  #all(): Readonly<Record<string, Draft>> {
    if (this.#kept) return this.#kept;
    this.#kept = (readStored('session', storedKeys.drafts) as Record<string, Draft> | undefined) ?? {};
    for (const [key, { unsent, isOut }] of Object.entries(this.#kept)) {
      if (unsent && isOut) this.bringBack(key, unsent);
    }
    return this.#kept;
  }

  /** A page that comes back as it was left is older than what is stored. */
  reread(): void {
    this.#kept = undefined;
    for (const listener of this.#listeners) listener();
  }
}

export const drafts = new Drafts();

export function draftKey(user: string, { subject, division }: { subject: string; division: string }): string {
  return [user, subject, division].join('\n');
}
