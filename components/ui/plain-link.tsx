import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import { isApiAddress } from '@/lib/platform/browser/api-base';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** False for sorting and paging, where the reader's place should hold. */
  scroll?: boolean;
}

/**
 * Leads to the address as it stands, language included: for the parts of the shell and of open pages that run in the
 * browser without its words. Nothing is fetched before it is asked for: a page of thirty links must not cost a slow line
 * thirty requests.
 */
export function PlainLink({ href, scroll, ...rest }: LinkProps) {
  const isOurs = /^[/?](?!\/)/.test(href) && !isApiAddress(href);
  if (!isOurs || rest.download !== undefined || rest.target === '_blank') {
    const isForeign = /^https?:/.test(href);
    return <a href={href} rel={isForeign ? 'noopener noreferrer' : undefined} {...rest} />;
  }
  return <Link href={href} prefetch={false} scroll={scroll} {...rest} />;
}
