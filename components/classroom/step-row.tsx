'use client';

import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Desk } from '@/lib/classroom/schemas/desk';

type Props = {
  step: Desk['lesson']['steps'][number];
  isDone: boolean;
  isOpen: boolean;
  isOver: boolean;
  onToggle: () => void;
  onMark: () => void;
};

/** One step of the plan: a line, and when it is open what to do in it. */
export function StepRow({ step: { name, minutes, html }, isDone, isOpen, isOver, onToggle, onMark }: Props) {
  const t = useTranslations('run.steps');
  const opened = isOpen ? 'chevron-down' : 'chevron-right';
  return (
    <li className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start"
        onClick={onToggle}
      >
        <Icon name={isDone ? 'circle-check' : opened} className={isDone ? 'text-success-ink' : ''} />
        <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
        {isDone && <span className="text-sm text-success-ink">{t('done')}</span>}
        {minutes !== null && <span className="shrink-0 text-ink-soft">{t('minutes', { minutes })}</span>}
      </button>
      {isOpen && (
        <div className="border-line border-t px-4 py-3">
          <DrawnHtml html={html} />
          {!isOver && (
            <Button
              className="mt-3"
              variant={isDone ? undefined : 'primary'}
              icon={isDone ? 'refresh' : 'check'}
              onClick={onMark}
            >
              {t(isDone ? 'undo' : 'next')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
