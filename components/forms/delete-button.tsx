'use client';

import { useTranslations } from 'next-intl';
import type { Operation } from '@/lib/platform/http/operation';
import { ConfirmedButton, type ConfirmedButtonProps } from './confirmed-button';

type Props<Op extends Operation> = Pick<ConfirmedButtonProps<Op>, 'op' | 'input' | 'children' | 'goTo'> & {
  /** `confirm`, `cancel` and `done` where the usual words do not say it. */
  words: { label: string; title: string; confirm?: string; cancel?: string; done?: string };
  onDeleted?: () => void;
  /** Among others of its kind: small, and named for screen readers by what it deletes. */
  inList?: { name: string };
};

const alone = { variant: 'quiet', icon: 'trash', className: 'text-danger-ink!' } as const;

export function DeleteButton<Op extends Operation>({ words, onDeleted, inList, ...question }: Props<Op>) {
  const t = useTranslations('shell.deletion');
  return (
    <ConfirmedButton
      {...question}
      {...(onDeleted && { onDone: onDeleted })}
      words={{ confirm: t('confirm'), done: t('done'), ...words }}
      button={inList ? { variant: 'quiet', size: 'sm', 'aria-label': inList.name } : alone}
    />
  );
}
