import { useFormatter, useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import type { ConversationsRead } from '@/lib/class-reading/schemas/classes';
import { AnswerRead } from './answer-read';

type Turn = z.infer<typeof ConversationsRead>['items'][number];

/** A question and its answer, to be read alone. */
export function TurnRead({ turn, name }: { turn: Turn; name: string }) {
  const t = useTranslations('classReading.reading');
  const format = useFormatter();
  return (
    <article className="grid gap-2">
      <div className="max-w-[min(100%,40rem)] justify-self-end rounded-lg rounded-se-sm bg-brand-soft px-4 py-2.5 sm:ms-16">
        <p className="mb-1 flex flex-wrap justify-between gap-x-6 text-ink-soft text-sm">
          <span>{t('asked', { name })}</span>
          <time dateTime={turn.at}>{format.dateTime(new Date(turn.at), { timeStyle: 'short' })}</time>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{turn.question}</p>
        {turn.imageUrl && (
          <a href={turn.imageUrl} className="mt-2 block">
            <img
              src={turn.imageUrl}
              alt={t('image', { name })}
              loading="lazy"
              className="max-h-80 max-w-full rounded-md border border-line"
            />
          </a>
        )}
      </div>
      {turn.answer ? <AnswerRead answer={turn.answer} /> : <p className="text-ink-soft">{t('unansweredYet')}</p>}
    </article>
  );
}
