'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Desk } from '@/lib/classroom/schemas/desk';
import type { deskStates } from '@/lib/doubts/rules/doubt-states';
import { DoubtAnswer } from './doubt-answer';

type Props = {
  doubt: Desk['doubts'][number];
  name: string;
  photoUrl: string | null;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  /** Without written words but where they were written. Resolves to nothing where the tap is kept nowhere. */
  onMove: (state: (typeof deskStates)[number], written?: { answer: string }) => Promise<string | undefined>;
};

/** One doubt: who asks, what, and the two taps of who is on the way. */
export function DoubtRow({ doubt, name, photoUrl, isWriting, onWriting, onMove }: Props) {
  const t = useTranslations('doubts');
  const { state, text, answer, by } = doubt;
  const isDone = state === 'answered';
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} photo={photoUrl} size={36} />
        <div className="min-w-0 grow">
          <p className="font-semibold leading-tight wrap-anywhere">{name}</p>
          <p className="mt-1 whitespace-pre-wrap text-lg wrap-anywhere">{text}</p>
          {answer && <p className="mt-2 whitespace-pre-wrap border-line border-s-2 ps-3 wrap-anywhere">{answer}</p>}
        </div>
      </div>
      {by && (
        <p>
          <Badge tone={isDone ? 'success' : 'info'} icon={isDone ? 'check' : 'arrow-right'}>
            {t(isDone ? 'answeredBy' : 'onTheWay', { name: by })}
          </Badge>
        </p>
      )}
      {isWriting ? (
        <DoubtAnswer
          of={doubt.id}
          name={name}
          onCancel={() => onWriting(false)}
          onSave={async (answer) => {
            const key = await onMove('answered', { answer });
            if (key) onWriting(false);
            return key !== undefined;
          }}
          initial={answer}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {state === 'waiting' && (
            <Button
              variant="primary"
              icon="arrow-right"
              aria-label={t('goingOf', { name })}
              onClick={() => void onMove('takenUp')}
            >
              {t('going')}
            </Button>
          )}
          {!isDone && (
            <Button
              variant={state === 'takenUp' ? 'primary' : undefined}
              icon="check"
              aria-label={t('answeredOf', { name })}
              onClick={() => void onMove('answered')}
            >
              {t('answered')}
            </Button>
          )}
          <Button icon="edit" aria-label={t('writeOf', { name })} onClick={() => onWriting(true)}>
            {t('write')}
          </Button>
          {state !== 'waiting' && !answer && (
            <Button icon="refresh" aria-label={t('setBackOf', { name })} onClick={() => void onMove('waiting')}>
              {t('setBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
