'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { Badge } from '@/components/ui/badge';
import type { TriedOut } from '@/lib/training/schemas/try-out';

type Props = { tried: z.infer<typeof TriedOut> };

/** As whoever asks would see it. */
export function TriedAnswer({ tried }: Props) {
  const t = useTranslations('training.tryOut');
  const format = useFormatter();
  const { html, origin, answeredBy, milliseconds } = tried;
  const took =
    milliseconds < 1000
      ? format.number(milliseconds, { style: 'unit', unit: 'millisecond' })
      : format.number(milliseconds / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  // Every element in it is one that lib/platform/markdown writes.
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone={origin === 'model' ? 'brand' : 'neutral'}>{t(`origin.${origin}`, { name: answeredBy })}</Badge>
        <Badge icon="clock">{took}</Badge>
      </p>
      <div data-verbatim className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
