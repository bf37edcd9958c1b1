import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { MailState as State } from '@/lib/upkeep/rules';

const tones: Record<State, Tone> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  uncertain: 'warning',
  bounced: 'danger',
  suppressed: 'danger',
  held: 'neutral',
  failed: 'danger',
};

export function MailState({ state }: { state: State }) {
  const t = useTranslations('upkeep.mail.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
