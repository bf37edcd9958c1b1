import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { joinClasses } from './join-classes';
import { type LinkProps, PlainLink } from './plain-link';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-start font-medium hover:bg-sunken ' +
  'focus-visible:bg-sunken focus-visible:-outline-offset-3 disabled:opacity-55';

interface MenuItemLook {
  icon?: IconName;
  danger?: boolean;
  children: ReactNode;
}

export function MenuLink({ icon, danger, children, className, ...rest }: MenuItemLook & Omit<LinkProps, 'children'>) {
  return (
    <PlainLink
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={joinClasses(item, danger && 'text-danger-ink', className)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </PlainLink>
  );
}

/** With `type="submit"` inside a `<form role="none">` it also serves what must work as a native form, such as leaving. */
export function MenuButton(props: MenuItemLook & Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  const { icon, danger, children, className, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      role="menuitem"
      tabIndex={-1}
      className={joinClasses(item, danger && 'text-danger-ink', className)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

interface MenuChoiceProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  chosen: boolean;
  children: ReactNode;
}

/** One of several that exclude each other, inside a `role="group"` with a name. */
export function MenuChoice({ chosen, children, ...rest }: MenuChoiceProps) {
  return (
    <button {...rest} type="button" role="menuitemradio" aria-checked={chosen} tabIndex={-1} className={item}>
      <span className="inline-flex size-4.5 shrink-0">{chosen && <Icon name="check" size={18} />}</span>
      {children}
    </button>
  );
}

export function MenuLine() {
  return <hr className="my-1.5 border-line" />;
}
