import type { ReactNode } from 'react';

/** The first stop of the keyboard; `main` must carry the id and `tabIndex={-1}`. */
export function SkipLink({ children, target = 'content' }: { children: ReactNode; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-tooltip rounded-md bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:px-4 focus:py-3"
    >
      {children}
    </a>
  );
}
