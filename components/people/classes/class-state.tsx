import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { ClassState } from '@/lib/classes/rules';

const tones: Record<ClassState, Tone> = { editable: 'info', running: 'success', done: 'neutral', cancelled: 'neutral' };

export function ClassStateBadge({ state }: { state: ClassState }) {
  const t = useTranslations('classes.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
