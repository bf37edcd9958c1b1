import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AppLink } from './app-link';
import type { ButtonSize, ButtonVariant } from './button-classes';
import { buttonClasses as classesOf, iconButtonClasses } from './button-classes';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';
import type { LinkProps } from './plain-link';
import { Spinner } from './spinner';

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

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'children'> {}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, wide, busy, type = 'button', onClick, className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classesOf({ variant, size, wide }, className)}
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
    <AppLink {...rest} className={classesOf({ variant, size, wide }, className)}>
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
      className={joinClasses(iconButtonClasses, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
