'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isAnswered } from './device/waiting';
import type { Taking } from './use-attempt';

type Props = { taking: Taking; onGo: (position: number) => void; onEnd: () => void };

/** What is answered and what is not, and the end, which is asked for twice. */
export function SummaryView({ taking: { attempt, latest }, onGo, onEnd }: Props) {
  const t = useTranslations('onlineTest');
  const [isAsking, setAsking] = useState(false);
  const { questions } = attempt.begun;
  const open = questions.flatMap(({ id }, at) => (isAnswered(latest.get(id)?.value) ? [] : [at]));
  const marked = questions.flatMap(({ id }, at) => (attempt.marked.includes(id) ? [at] : []));
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('summary')}</h2>
      <p className="text-lg">{t('answered', { count: questions.length - open.length, of: questions.length })}</p>
      {open.length > 0 && <Numbers title={t('unanswered')} numbers={open} onGo={onGo} />}
      {marked.length > 0 && <Numbers title={t('markedOnes')} numbers={marked} onGo={onGo} />}
      <div className="flex flex-wrap gap-2">
        <Button icon="arrow-left" onClick={() => onGo(questions.length - 1)}>
          {t('backToQuestions')}
        </Button>
        <Button variant="primary" size="lg" onClick={() => setAsking(true)}>
          {t('conclude')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('concludeTitle')}
        confirmLabel={t('conclude')}
        cancelLabel={t('backToQuestions')}
        danger={false}
        onCancel={() => setAsking(false)}
        onConfirm={onEnd}
      >
        {open.length > 0 && <p className="font-semibold">{t('unansweredCount', { count: open.length })}</p>}
        <p>{t('concludeText')}</p>
      </ConfirmDialog>
    </section>
  );
}

function Numbers({ title, numbers, onGo }: { title: string; numbers: readonly number[]; onGo: (at: number) => void }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="m-0 mt-1 flex list-none flex-wrap gap-1.5 p-0">
        {numbers.map((at) => (
          <li key={at}>
            <Button onClick={() => onGo(at)}>{at + 1}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
