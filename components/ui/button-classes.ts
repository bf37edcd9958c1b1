import { joinClasses } from './join-classes';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined };

export function buttonClasses({ variant = 'secondary', size = 'md', wide }: Look, className?: string) {
  return joinClasses(`button button-${variant} button-${size}`, wide && 'w-full', className);
}

export const iconButtonClasses = 'icon-button';
