import type { ReactNode } from 'react';
import { Robot } from './robot';

type Props = {
  /** What leads to the sentence: which class, or that here one begins. */
  above?: ReactNode;
  title: ReactNode;
  /** Why this one. */
  children?: ReactNode;
  /** One verb, and what else can be done with the same thing. */
  actions?: ReactNode;
  mood?: 'up' | 'asleep';
};

/** What this person does next: the one band of a screen that has an orange button. */
export function Hero({ above, title, children, actions, mood }: Props) {
  return (
    <section className="-mx-4 mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 bg-sunken px-4 py-4 sm:mx-0 sm:rounded-xl sm:px-8 sm:py-8">
      {mood && <Robot mood={mood} />}
      <div className="min-w-0 grow basis-72">
        {above && <p className="font-semibold text-ink-soft">{above}</p>}
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        {children && <div className="mt-2 max-w-[60ch] text-ink-soft text-lg">{children}</div>}
        {actions && <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </section>
  );
}
