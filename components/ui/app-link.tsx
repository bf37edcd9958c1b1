import Link from 'next/link';
import type { ComponentPropsWithRef } from 'react';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** False for sorting and paging, where the reader's place should hold. */
  scroll?: boolean;
}

/** Nothing is fetched before it is asked for: a page of thirty links must not cost a slow line thirty requests. */
export function AppLink({ href, scroll, ...rest }: AppLinkProps) {
  const isOurs = /^[/?](?!\/)/.test(href) && !href.startsWith('/api/');
  if (!isOurs || rest.download !== undefined || rest.target === '_blank') {
    const isForeign = /^https?:/.test(href);
    return <a href={href} rel={isForeign ? 'noopener noreferrer' : undefined} {...rest} />;
  }
  return <Link href={href} prefetch={false} scroll={scroll} {...rest} />;
}
