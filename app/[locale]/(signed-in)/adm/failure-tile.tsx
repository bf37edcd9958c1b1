import { AppLink } from '@/components/ui/app-link';
import { joinClasses } from '@/components/ui/join-classes';

type Props = { href: string; label: string; note: string; count: string };

/** One kind of failure with its number: only where there are some does it carry a mark. */
export function FailureTile({ href, label, note, count }: Props) {
  const isWaiting = count !== '0';
  return (
    <AppLink
      href={href}
      className={joinClasses(
        'block rounded-lg border-2 bg-surface p-4 hover:bg-sunken',
        isWaiting ? 'border-danger-solid' : 'border-line',
      )}
    >
      <span className={joinClasses('block font-bold text-3xl tabular-nums', isWaiting && 'text-danger-ink')}>
        {count}
      </span>
      <span className="block font-semibold">{label}</span>
      <span className="block text-ink-soft text-sm">{note}</span>
    </AppLink>
  );
}
