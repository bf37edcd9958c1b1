'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink, type ButtonProps } from '@/components/ui/button';
import { ConflictNotice } from './conflict-notice';
import { useFormView } from './form-view';
import { SlowNotice } from './slow-notice';

type Props = {
  label: string;
  pendingLabel?: string;
  cancelHref?: string;
  /** What naturally follows: offered once everything is saved. */
  next?: { label: string; href: string };
  /** Further buttons. */
  children?: ReactNode;
};

/** The end of a long form: always in sight, with what became of the last try. */
export function SaveBar({ label, pendingLabel, cancelHref, next, children }: Props) {
  const t = useTranslations('shell.form');
  const { isSaved } = useFormView();
  return (
    <>
      <FormMessages />
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <SaveButton label={label} pendingLabel={pendingLabel ?? t('saving')} variant="primary" />
        {next && isSaved && (
          <ButtonLink href={next.href} iconEnd="arrow-right">
            {next.label}
          </ButtonLink>
        )}
        {cancelHref && (
          <ButtonLink href={cancelHref} variant="quiet">
            {t('cancel')}
          </ButtonLink>
        )}
        {children}
        <WrongFields />
      </div>
    </>
  );
}

/** The end of a short form. */
export function SaveRow({ children, ...button }: SaveButtonProps & { children?: ReactNode }) {
  return (
    <>
      <FormMessages />
      <div className="flex flex-wrap gap-2">
        <SaveButton {...button} />
        {children}
      </div>
    </>
  );
}

type SaveButtonProps = Omit<ButtonProps, 'children' | 'type' | 'busy'> & { label: string; pendingLabel?: string };

export function SaveButton({ label, pendingLabel = label, ...button }: SaveButtonProps) {
  const { isPending } = useFormView();
  return (
    <Button {...button} type="submit" busy={isPending}>
      {isPending ? pendingLabel : label}
    </Button>
  );
}

/** What became of the last try: somebody saved first, it was refused, or it is still under way. */
export function FormMessages({ refusalTitle }: { refusalTitle?: string }) {
  const { conflict, refusal, isPending, giveUp } = useFormView();
  return (
    <>
      {conflict && (
        <ConflictNotice
          fields={conflict.fields}
          busy={isPending}
          onSaveMine={conflict.saveMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      {refusal && (
        <Alert tone="danger" announce title={refusalTitle}>
          {refusal}
        </Alert>
      )}
      <SlowNotice pending={isPending} onCancel={giveUp} />
    </>
  );
}

/** How many fields are wrong, the way to the first, and each by its name, which says what is wrong and leads there (where there is room). */
export function WrongFields() {
  const t = useTranslations('shell.form');
  const { wrongCount, wrongFields, leadToWrong } = useFormView();
  return (
    <div aria-live="polite" className="flex max-h-28 min-w-0 flex-wrap items-center gap-x-1 overflow-y-auto">
      {wrongCount > 0 && (
        <Button variant="quiet" className="text-danger-ink!" onClick={() => leadToWrong()}>
          {t('fixFields', { count: wrongCount })}
        </Button>
      )}
      {wrongFields.length > 1 &&
        wrongFields.map(({ name, label, sentence }) => (
          <Button
            key={name}
            variant="quiet"
            size="sm"
            className="underline max-sm:hidden"
            aria-label={`${label}: ${sentence}`}
            title={sentence}
            onClick={() => leadToWrong(name)}
          >
            {label}
          </Button>
        ))}
    </div>
  );
}
