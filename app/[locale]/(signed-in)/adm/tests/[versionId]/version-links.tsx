import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import type { ReplyOf } from '@/lib/platform/http/operation';
import type { readTestModelOp } from '@/lib/question-bank/contract';
import { links } from '@/lib/question-bank/links';

type Props = { model: ReplyOf<typeof readTestModelOp>; current: string };

/** The versions of the model, the newest first. */
export function VersionLinks({ model: { versions }, current }: Props) {
  const t = useTranslations('questionBank');
  if (versions.length < 2) return null;
  return (
    <nav aria-label={t('versions')} className="mb-4 flex flex-wrap gap-x-4 gap-y-2">
      {versions.map(({ id, number, publishedAt }) => (
        <AppLink
          key={id}
          href={links.admTestVersion(id)}
          aria-current={id === current ? 'page' : undefined}
          className="font-semibold underline aria-[current=page]:no-underline"
        >
          {t('versionOf', { number })}
          {!publishedAt && ` · ${t('draft')}`}
        </AppLink>
      ))}
    </nav>
  );
}
