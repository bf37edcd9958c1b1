import type { ReactNode } from 'react';
import { IconShape } from '@/components/ui/icon-shape';

const warning = 'M12 3.5L22 20H2zM12 10v4.5M12 17.3v.1';

export interface ErrorViewProps {
  title: ReactNode;
  /** What happened and what to try, in the reader's words. */
  children: ReactNode;
  actions: ReactNode;
  /** Below the actions, for those whom these do not help. */
  steps?: ReactNode;
  /** For support: request id or code. */
  reference?: ReactNode;
}

/** A whole page that could not be drawn; `error.tsx` brings the words and the reset. */
export function ErrorView({ title, children, actions, steps, reference }: ErrorViewProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[60dvh] max-w-2xl flex-col items-center justify-center gap-4 px-4 py-12 text-center"
    >
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-danger-soft text-danger-ink">
        <IconShape path={warning} size={40} />
      </span>
      <h1 className="text-3xl">{title}</h1>
      <div className="max-w-[52ch] text-lg text-ink-soft">{children}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
      {steps && (
        <div className="mt-4 w-full max-w-xl rounded-lg border border-line bg-surface p-5 text-start">{steps}</div>
      )}
      {reference && (
        <p data-verbatim className="text-sm text-ink-soft">
          {reference}
        </p>
      )}
    </div>
  );
}
