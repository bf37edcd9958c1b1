import { joinClasses } from './join-classes';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight text-center no-underline ' +
  'transition-colors duration-shortest select-none disabled:opacity-55 disabled:cursor-not-allowed ' +
  'aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-brand text-on-brand border-brand-edge shadow-[inset_0_-2px_0_var(--brand-edge)] enabled:hover:bg-brand-strong ' +
    '[a&]:hover:bg-brand-strong active:shadow-none',
  secondary: 'bg-surface text-ink border-edge shadow-sm hover:bg-sunken active:shadow-none',
  quiet: 'bg-transparent text-brand-ink border-transparent hover:bg-brand-soft',
  danger: 'bg-danger-solid text-on-solid border-transparent hover:bg-danger-solid-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 md:min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined };

export function buttonClasses({ variant = 'secondary', size = 'md', wide }: Look, className?: string) {
  return joinClasses(base, variants[variant], sizes[size], wide && 'w-full', className);
}

export const iconButtonClasses =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors ' +
  'hover:bg-sunken hover:text-ink disabled:opacity-55';
