import { AppLink } from './app-link';
import { Icon } from './icon';
import { joinClasses } from './join-classes';
import { VisuallyHidden } from './visually-hidden';

export interface StepperProps {
  label: string;
  /** Index of the step one is at; those before it are done. */
  current: number;
  steps: ReadonlyArray<{ label: string; href?: string }>;
  /** Said after the name of a finished step. */
  doneLabel: string;
}

export function Stepper({ label, current, steps, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-col sm:flex-row">
        {steps.map((step, index) => {
          const isDone = index < current;
          const isHere = index === current;
          return (
            <li
              key={step.label}
              aria-current={isHere ? 'step' : undefined}
              className="group relative flex min-h-11 grow items-center gap-3 sm:basis-0 sm:flex-col sm:items-center sm:gap-1.5 sm:text-center"
            >
              <span
                aria-hidden="true"
                className={joinClasses(
                  'absolute bg-edge group-first:hidden max-sm:start-[15px] max-sm:bottom-[calc(50%+16px)] max-sm:h-[calc(100%-32px)] max-sm:w-0.5',
                  'sm:end-[calc(50%+22px)] sm:top-[15px] sm:h-0.5 sm:w-[calc(100%-44px)]',
                  index <= current && 'bg-brand-edge',
                )}
              />
              <span
                aria-hidden="true"
                className={joinClasses(
                  'inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-sm font-bold',
                  isDone && 'border-brand-edge bg-brand-soft text-brand-ink',
                  isHere && 'border-brand-edge bg-brand text-on-brand',
                  !isDone && !isHere && 'border-edge bg-surface text-ink-soft',
                )}
              >
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={joinClasses('py-1 text-sm', isHere ? 'font-semibold text-ink' : 'text-ink-soft')}>
                {step.href && !isHere ? (
                  <AppLink
                    href={step.href}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-6"
                  >
                    {step.label}
                  </AppLink>
                ) : (
                  step.label
                )}
                {isDone && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
