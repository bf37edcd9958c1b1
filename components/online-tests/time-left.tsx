'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { joinClasses } from '@/components/ui/join-classes';

type Props = { deadline: number; now: () => number; onOver: () => void; className?: string };

function shown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** Calm: nothing blinks, only the last minute has a colour, and a screen reader hears of five minutes and of one. */
export function TimeLeft({ deadline, now, onOver, className }: Props) {
  const t = useTranslations('onlineTest');
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const look = () => setLeft(deadline - now());
    look();
    const ticking = setInterval(look, 500);
    return () => clearInterval(ticking);
  }, [deadline, now]);
  const isOver = left !== undefined && left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (left === undefined) return null;
  const minutes = Math.ceil(left / 60_000);
  return (
    <>
      <span
        role="timer"
        aria-label={t('timeLeft')}
        className={joinClasses(
          'inline-flex items-center gap-1.5 font-bold tabular-nums',
          left < 60_000 ? 'text-danger-ink' : undefined,
          className,
        )}
      >
        <Icon name="clock" /> {shown(left)}
      </span>
      <span role="status" className="sr-only">
        {minutes === 5 || minutes === 1 ? t('minutesLeft', { count: minutes }) : ''}
      </span>
    </>
  );
}
