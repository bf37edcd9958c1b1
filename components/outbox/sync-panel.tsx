'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { dismiss, setAside, tryNow } from '@/lib/platform/outbox/outbox';
import { isPending, type OutboxItem, type OutboxState } from '@/lib/platform/outbox/outbox-state';
import { standOutbox } from './outbox-standing';
import { useReason } from './use-reason';

type Props = { state: OutboxState; open: boolean; onClose: () => void };

/** What is not saved, and what can be done about it: what was refused first, then what waits. */
export function SyncPanel({ state, open, onClose }: Props) {
  const t = useTranslations('outbox');
  const { items, pending, hindrance, notKept, stuckKey } = state;
  const refused = items.filter(({ state: at }) => at === 'refused');
  const aside = items.filter(({ state: at }) => at === 'aside');
  const reasonOf = useReason();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        pending.length > 0 && (
          <Button variant="primary" icon="refresh" onClick={tryNow}>
            {t('tryNow')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {notKept && <Alert tone="danger">{t(`notKept.${notKept}`)}</Alert>}
        {hindrance && pending.length > 0 && (
          <Alert tone="warning" actions={needsSignIn(hindrance) && <SignInButton />}>
            {t(`hindrance.${hindrance}`)}
          </Alert>
        )}
        {items.length === 0 && !notKept && <p>{t('allSaved')}</p>}
        <Part title={t('refused', { count: refused.length })} items={refused}>
          {(item) => (
            <>
              <p className="text-danger-ink">{reasonOf(item.problem)}</p>
              <Button size="sm" onClick={() => dismiss(item.seq)}>
                {t('understood')}
              </Button>
            </>
          )}
        </Part>
        <Part title={t('waiting', { count: pending.length })} items={pending}>
          {(item) =>
            item.key === stuckKey && (
              <>
                <p>{t('stuck')}</p>
                <Button size="sm" onClick={() => setAside(item.seq, true)}>
                  {t('setAside')}
                </Button>
              </>
            )
          }
        </Part>
        <Part title={t('aside', { count: aside.length })} items={aside}>
          {(item) => <AsideActions item={item} />}
        </Part>
      </div>
    </Dialog>
  );
}

function needsSignIn(hindrance: OutboxState['hindrance']): boolean {
  return hindrance === 'nobody' || hindrance === 'other-person';
}

function SignInButton() {
  const t = useTranslations('outbox');
  return <Button onClick={() => standOutbox({ signsInLater: false, panel: false })}>{t('signIn.open')}</Button>;
}

type PartProps = { title: string; items: readonly OutboxItem[]; children: (item: OutboxItem) => ReactNode };

function Part({ title, items, children }: PartProps) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <li key={item.key} className="flex flex-col items-start gap-1 py-2">
            <p>
              <span className="font-medium">{item.label ?? t('unnamed')}</span>{' '}
              <span className="text-ink-soft text-sm">
                {madeAt(item.at, locale)}
                {item.state === 'sending' && isPending(item) && `, ${t('sending')}`}
              </span>
            </p>
            {children(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AsideActions({ item }: { item: OutboxItem }) {
  const t = useTranslations('outbox');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAside(item.seq, false)}>
        {t('putBack')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={t('keep')}
        onConfirm={() => dismiss(item.seq)}
        onCancel={() => setAsking(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </div>
  );
}

function madeAt(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return new Date(at).toLocaleString(locale, { ...day, hour: '2-digit', minute: '2-digit' });
}
