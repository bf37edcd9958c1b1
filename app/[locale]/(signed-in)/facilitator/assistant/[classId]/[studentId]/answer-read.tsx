import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { ConversationsRead } from '@/lib/class-reading/schemas/classes';
import { AnswerText } from './answer-text';

type Answer = NonNullable<z.infer<typeof ConversationsRead>['items'][number]['answer']>;

const origins = {
  model: { tone: 'info', icon: 'robot' },
  guide: { tone: 'neutral', icon: 'book' },
  care: { tone: 'warning', icon: 'star' },
  verified: { tone: 'success', icon: 'check' },
} as const;
const likings = { liked: { tone: 'success', icon: 'check' }, disliked: { tone: 'danger', icon: 'flag' } } as const;

/** The answer as it was given: who wrote it, how far it went, what it cited, and what the pupil said of it. */
export function AnswerRead({ answer }: { answer: Answer }) {
  const t = useTranslations('classReading.reading');
  const { origin, state, hint, liking, content, sources, observation } = answer;
  return (
    <div className="max-w-[44rem] rounded-lg rounded-ss-sm border border-line bg-surface px-4 py-3 shadow-sm sm:me-16">
      <p className="mb-2 flex flex-wrap items-center gap-1.5">
        <span className="me-1 text-ink-soft text-sm">{t('answered')}</span>
        <Badge {...origins[origin]}>{t(`origin.${origin}`)}</Badge>
        {(hint === 1 || hint === 2 || hint === 3) && <Badge>{t(`hint.${hint}`)}</Badge>}
        {(state === 'stopped' || state === 'writing') && <Badge icon="clock">{t(`state.${state}`)}</Badge>}
        {liking && <Badge {...likings[liking]}>{t(`liking.${liking}`)}</Badge>}
      </p>
      {state === 'failed' ? (
        <p className="text-ink-soft">{t('failed')}</p>
      ) : (
        <AnswerText content={content} sources={sources} />
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {observation && (
        <p className="mt-3 rounded-md bg-sunken px-3 py-2">
          <span className="block text-ink-soft text-sm">{t('observation')}</span>
          <q className="wrap-anywhere">{observation}</q>
        </p>
      )}
    </div>
  );
}

function Sources({ sources }: Pick<Answer, 'sources'>) {
  const t = useTranslations('classReading.reading');
  return (
    <div className="mt-3 border-line border-t pt-2">
      <p className="flex items-center gap-1.5 text-ink-soft text-sm">
        <Icon name="book" size={16} />
        {t('sources')}
      </p>
      <ol className="text-sm">
        {sources.map(({ number, title, heading, address }) => (
          <li key={number} className="flex gap-1.5">
            <span className="py-3 text-ink-soft tabular-nums md:py-1">[{number}]</span>
            <AppLink
              href={address}
              className="py-3 underline underline-offset-4 wrap-anywhere md:py-1 hover:text-brand-ink"
            >
              {[title, heading].filter(Boolean).join(', ')}
            </AppLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
