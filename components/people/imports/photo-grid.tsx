'use client';

import { useTranslations } from 'next-intl';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Badge, type Tone } from '@/components/ui/badge';
import type { PhotoOnScreen, PhotoState } from './use-photo-import';

const tones: Partial<Record<PhotoState, Tone>> = {
  ready: 'success',
  sent: 'success',
  size: 'warning',
  square: 'warning',
};

/** Every file with whom it shows, or why it is refused. */
export function PhotoGrid({ photos }: { photos: readonly PhotoOnScreen[] }) {
  const t = useTranslations('importPhotos');
  const words = useFailureWords();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {photos.map(({ name, address, owner, state, refusal }) => (
        <li key={address} className="flex min-w-0 flex-col gap-1.5 rounded-lg border border-line bg-surface p-3">
          <img
            src={address}
            alt=""
            loading="lazy"
            className="aspect-square w-full rounded-md bg-sunken object-contain"
          />
          <p className="truncate font-medium">{owner?.name ?? t('nobody')}</p>
          <p data-verbatim className="truncate text-sm text-ink-soft">
            {name}
          </p>
          <Badge tone={tones[state] ?? 'danger'} className="self-start">
            {t(`state.${state}`)}
          </Badge>
          <p className="text-sm text-ink-soft">
            {refusal !== undefined && words.ofCall(refusal)}
            {state === 'consent' && t('consentText')}
            {state === 'ready' && owner?.hasPhoto && t('replaces')}
          </p>
        </li>
      ))}
    </ul>
  );
}
