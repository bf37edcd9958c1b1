'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';
import type { Pupil } from './board';
import type { useDrag } from './use-drag';

type Props = {
  pupil: Pupil;
  isLeader: boolean;
  isDragged: boolean;
  isTarget: boolean;
  handle: ReturnType<ReturnType<typeof useDrag>['handle']>;
  onOpen: () => void;
};

/** One pupil: a handle for fingers and mice, and a button that does the same for everybody. */
export function PupilTile({ pupil, isLeader, isDragged, isTarget, handle, onOpen }: Props) {
  const t = useTranslations('teams');
  const { id, name, photoUrl, isAbsent } = pupil;
  return (
    <li
      data-pupil={id}
      className={joinClasses(
        'flex min-w-0 items-center gap-2 rounded-md border pe-1',
        isTarget ? 'border-brand-edge bg-brand-soft' : 'border-line',
        !isTarget && (isAbsent ? 'bg-sunken' : 'bg-surface'),
        isDragged && 'opacity-50',
      )}
    >
      <span
        {...handle}
        aria-hidden
        className="inline-flex size-11 shrink-0 cursor-grab touch-none select-none items-center justify-center text-ink-soft"
      >
        <Icon name="grip" />
      </span>
      <Avatar name={name} photo={photoUrl} size={32} className={isAbsent ? 'grayscale' : ''} />
      <span className="min-w-0 grow py-1.5">
        <span className={joinClasses('block break-words leading-snug', isAbsent ? 'text-ink-soft' : 'font-semibold')}>
          {name}
        </span>
        {(isLeader || isAbsent) && (
          <span className="mt-0.5 flex flex-wrap gap-1">
            {isLeader && (
              <Badge tone="brand" icon="flag">
                {t('leader')}
              </Badge>
            )}
            {isAbsent && <Badge>{t('absent')}</Badge>}
          </span>
        )}
      </span>
      <IconButton id={`move-${id}`} icon="more" label={t('moveOf', { name })} onClick={onOpen} />
    </li>
  );
}
