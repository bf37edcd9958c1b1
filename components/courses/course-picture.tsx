import { joinClasses } from '@/components/ui/join-classes';
import { links } from '@/lib/links';

export type Family = 'kids' | 'teens' | 'other';

/** The colour of a course's family, behind whatever is drawn of it. */
export const familyGrounds = { kids: 'bg-(--kids)', teens: 'bg-(--teens)', other: 'bg-sunken' } as const;

/** What stands for a family: blocks to climb, code to write, a book to study. */
const shapes: Record<Family, string> = {
  kids: 'M8 46h16v10H8zM24 32h18v24H24zM42 18h18v38H42zM16 26a6 6 0 1 0 .1 0',
  teens: 'M24 20 10 34l14 14M56 20l14 14-14 14M46 14 34 54',
  other: 'M40 18C30 10 16 12 10 16v38c8-4 20-4 30 2 10-6 22-6 30-2V16c-6-4-20-6-30 2zM40 18v38',
};

export function FamilyShape({ family, className }: { family: Family; className?: string }) {
  return (
    <svg viewBox="0 0 80 68" aria-hidden="true" className={className} fill="none" stroke="var(--drawn)">
      <path d={shapes[family]} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

type Shown = { photoUrl: string | null; family: Family };

/**
 * The small picture that belongs to a course wherever its name leads. It weighs 2 KB at most and waits until it is near
 * the screen; a course without a photo has the shape of its family.
 */
export function CoursePicture({ course: { photoUrl, family }, className }: { course: Shown; className: string }) {
  const ground = joinClasses('shrink-0', familyGrounds[family], className);
  if (!photoUrl) {
    return (
      <div className={joinClasses('flex items-center justify-center', ground)}>
        <FamilyShape family={family} className="h-1/2 max-w-full" />
      </div>
    );
  }
  return (
    <img
      src={links.coursePhoto(photoUrl, 'small')}
      alt=""
      width={240}
      height={135}
      loading="lazy"
      decoding="async"
      className={joinClasses('object-cover', ground)}
    />
  );
}
