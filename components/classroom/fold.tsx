import type { ReactNode } from 'react';

/** What a lesson has at hand, one line until it is wanted. */
export function Fold({ title, children, onOpen }: { title: string; children: ReactNode; onOpen?: () => void }) {
  return (
    <details
      className="rounded-lg border border-line bg-surface"
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div className="border-line border-t px-4 py-3">{children}</div>
    </details>
  );
}
