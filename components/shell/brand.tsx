import { Logo } from '@/components/ui/logo';
import { PlainLink } from '@/components/ui/plain-link';

/** `href`: with its language. */
export function Brand({ href, name }: { href: string; name: string }) {
  return (
    <PlainLink
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md font-bold text-ink text-lg no-underline max-sm:max-w-32 max-sm:text-sm max-sm:leading-tight"
    >
      <Logo size={30} />
      <span>{name}</span>
    </PlainLink>
  );
}
