import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import type { ClassWeekShown } from '@/lib/class-reading/schemas/classes';

export type Topic = z.infer<typeof ClassWeekShown>['item']['asked'][number];

/** A topic with its length among the others; the number stands beside it in words. */
export function TopicBar({ topic, most }: { topic: Topic; most: number }) {
  const t = useTranslations('classReading.asked');
  const { questions, askers } = topic;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TopicLink topic={topic} />
        <span className="text-ink-soft text-sm tabular-nums">{t('count', { questions, askers })}</span>
      </div>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] forced-colors:bg-[Highlight]"
          style={{ width: `${most > 0 ? (questions / most) * 100 : 0}%` }}
        />
      </div>
    </>
  );
}

/** To the open page that was cited. */
export function TopicLink({ topic: { title, address } }: { topic: Pick<Topic, 'title' | 'address'> }) {
  return (
    <AppLink
      href={address}
      className="-my-2 inline-block min-w-0 py-2 font-medium underline-offset-4 wrap-anywhere hover:text-brand-ink hover:underline"
    >
      {title}
    </AppLink>
  );
}
