import type { ReactNode } from 'react';
import { lostRobot } from './icons';

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

/** The robot at a gap in its path. A drawing elsewhere: every page carries this view along, in case it is needed. */
function LostRobot() {
  return (
    <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <use href={lostRobot} />
    </svg>
  );
}
