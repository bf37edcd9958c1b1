import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import type { KeptAnswer } from './device/kept-attempt';

const icons: Record<string, IconName> = {
  saved: 'circle-check',
  sending: 'refresh',
  here: 'monitor',
  late: 'clock',
  refused: 'warning',
};

type Props = { answer: KeptAnswer | undefined; isSending: boolean };

/** How far the answer has come: it says "saved" once the server has it, and never before. */
export function AnswerState({ answer, isSending }: Props) {
  const t = useTranslations('onlineTest');
  if (!answer) return <p role="status" className="min-h-6" />;
  const state = answer.state === 'older' ? 'saved' : answer.state;
  const shown = state === 'here' && isSending ? 'sending' : state;
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-ink-soft">
      <Icon name={icons[shown] ?? 'info'} size={18} /> {t(`state.${shown}`)}
    </p>
  );
}
