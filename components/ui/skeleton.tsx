import { joinClasses } from './join-classes';

export interface SkeletonProps {
  /** The silhouette of what comes: set its width and height. */
  className?: string;
}

/** Decoration only: the region around it says `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block rounded-sm bg-sunken bg-[linear-gradient(100deg,transparent_30%,var(--line)_50%,transparent_70%)]',
        'bg-[length:200%_100%] animate-[shimmer_1.6s_linear_infinite] forced-colors:border',
        className,
      )}
    />
  );
}

/** Lines of text; the last one is shorter, as texts end. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={joinClasses('flex flex-col gap-2', className)}>
      {[...Array(lines).keys()].map((line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </span>
  );
}
