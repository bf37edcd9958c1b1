import type { Desk } from '@/lib/classroom/schemas/desk';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { KeptPack } from '@/lib/platform/kept/packs';

export type ForLesson =
  | { readonly kind: 'desk'; readonly content: Desk }
  | { readonly kind: 'seat'; readonly content: Seat };

/** A desk or a seat as a device keeps it. */
export function packOf({ kind, content: whole }: ForLesson, person: string, keptAt: number): KeptPack {
  const { pictures, ...content } = whole;
  const { class: own, lesson } = content;
  const { id: classId, name: className } = own;
  const { number, name } = lesson;
  return { person, classId, className, lesson: { number, name }, kind, content, pictures, keptAt };
}
