'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { useGo } from '@/components/ui/use-go';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { beginTestDraftOp, deleteTestModelOp, type readTestModelOp } from '@/lib/question-bank/contract';
import { links } from '@/lib/question-bank/links';

/** A new draft where there is none, and the end of a model that no class was given. */
export function ModelActions({ model: { id, name, versions } }: { model: ReplyOf<typeof readTestModelOp> }) {
  const t = useTranslations('questionBank');
  const go = useGo();
  const hasDraft = versions.some(({ publishedAt }) => publishedAt === null);
  return (
    <>
      {!hasDraft && (
        <ActionButton
          op={beginTestDraftOp}
          input={{ id }}
          icon="edit"
          onDone={(draft) => go.push(links.admTestVersion(draft.id))}
        >
          {t('beginDraft')}
        </ActionButton>
      )}
      <ConfirmedButton
        op={deleteTestModelOp}
        input={{ id }}
        words={{ label: t('delete'), title: t('deleteTitle', { name }), confirm: t('delete'), done: t('deleted') }}
        goTo={links.admTests()}
        button={{ icon: 'trash' }}
      >
        {t('deleteText')}
      </ConfirmedButton>
    </>
  );
}
