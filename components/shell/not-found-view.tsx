import type { ReactNode } from 'react';

export interface NotFoundViewProps {
  title: ReactNode;
  children: ReactNode;
  /** Ways on: home, the courses, sign-in. */
  actions: ReactNode;
}

export function NotFoundView({ title, children, actions }: NotFoundViewProps) {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-2xl flex-col items-center justify-center gap-4 px-4 py-12 text-center">
      <LostRobot />
      <h1 className="text-3xl">{title}</h1>
      <div className="max-w-[48ch] text-lg text-ink-soft">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}

/** The robot at a gap in its path: the same grid as the first lessons. */
function LostRobot() {
  return (
    <svg
      viewBox="0 0 240 120"
      width="240"
      height="120"
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g stroke="var(--edge)" fill="var(--surface)">
        <rect x="8" y="84" width="44" height="26" rx="6" />
        <rect x="58" y="84" width="44" height="26" rx="6" />
        <rect x="188" y="84" width="44" height="26" rx="6" />
      </g>
      <rect x="112" y="85.5" width="66" height="23" rx="6" stroke="var(--brand-edge)" strokeDasharray="6 6" />
      <g stroke="var(--ink)" strokeLinecap="round">
        <path d="M80 26V16" />
        <circle cx="80" cy="12" r="4" fill="var(--brand)" />
        <rect x="60" y="26" width="40" height="30" rx="8" fill="var(--brand)" />
        <path d="M66 56v14h28V56M70 70v12M90 70v12M60 62h-8M100 62l9-8" />
        <path d="M73 39v3M88 39v3" strokeWidth="4" />
        <path d="M76 49h9" />
      </g>
      <path
        d="M136 60c0-12 18-12 18-1 0 8-9 7-9 14M145 80v.1"
        stroke="var(--brand-ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
