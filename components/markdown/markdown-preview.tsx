'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import { drawTextOp } from '@/lib/lesson-plans/contract/drafts';
import { call } from '@/lib/platform/browser/call';
import { Players } from './players';

type Shown = { html: string } | { refusal: string } | undefined;

/** Drawn by the server, by the code that draws the open page. */
export function MarkdownPreview({ text }: { text: string }) {
  const t = useTranslations('authoring.editor');
  const words = useFailureWords();
  const [shown, setShown] = useState<Shown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a failure are no reason to draw anew.
  useEffect(() => {
    if (!text.trim()) return setShown({ html: '' });
    const leaving = new AbortController();
    call(drawTextOp, { text }, { signal: leaving.signal })
      .then(setShown)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setShown({ refusal: words.ofCall(error) });
      });
    return () => leaving.abort();
  }, [text]);
  if (!shown) return <Spinner size={24} />;
  if ('refusal' in shown) return <Alert tone="danger">{shown.refusal}</Alert>;
  if (!shown.html.trim()) return <p className="text-ink-soft">{t('empty')}</p>;
  // Every element in it is one that lib/platform/markdown writes.
  return (
    <>
      <div
        className="markdown rounded-md border border-line p-4 text-lg"
        dangerouslySetInnerHTML={{ __html: shown.html }}
      />
      <Players />
    </>
  );
}
