'use client';

import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Seat } from '@/lib/classroom/schemas/seat';

type Props = { doubt: Seat['doubts'][number]; isUnsent: boolean; onWithdraw: () => void };

const tones = { waiting: 'neutral', takenUp: 'info', answered: 'success' } as const satisfies Record<string, Tone>;
const icons = { waiting: 'clock', takenUp: 'arrow-right', answered: 'check' } as const;

/** One doubt and where it stands; who is in need reads the help instead. */
export function OwnDoubt({ doubt, isUnsent, onWithdraw }: Props) {
  const t = useTranslations('seat.ownDoubts');
  const { text, answer, by, help } = doubt;
  const state = doubt.state === 'withdrawn' ? 'waiting' : doubt.state;
  const said = state === 'takenUp' && by ? t('takenUpBy', { name: by }) : t(`states.${state}`);
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <p className="whitespace-pre-wrap text-lg wrap-anywhere">{text}</p>
      {help ? (
        <div role="status" className="rounded-lg bg-info-soft p-3">
          <DrawnHtml html={help} />
        </div>
      ) : (
        <p role="status">
          <Badge tone={tones[state]} icon={icons[state]}>
            {isUnsent ? t('onDevice') : said}
          </Badge>
        </p>
      )}
      {answer && <p className="whitespace-pre-wrap border-line border-s-2 ps-3 text-lg wrap-anywhere">{answer}</p>}
      {state === 'waiting' && !help && (
        <div>
          <Button size="sm" icon="check" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
