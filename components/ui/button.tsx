import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** Spans its container. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Keeps its place and its focus, shows that it works, and neither clicks nor submits. */
  busy?: boolean;
}

export interface ButtonLinkProps extends ButtonLook, Omit<AppLinkProps, 'children'> {}

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

function classesOf({ variant = 'secondary', size = 'md', wide }: ButtonLook, className?: string) {
  return joinClasses(base, variants[variant], sizes[size], wide && 'w-full', className);
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, wide, busy, type = 'button', onClick, className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classesOf({ variant, size, wide, children }, className)}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={18} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </button>
  );
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconEnd, wide, className, children, ...rest } = props;
  return (
    <AppLink {...rest} className={classesOf({ variant, size, wide, children }, className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </AppLink>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Its only name: always given. */
  label: string;
}

export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
