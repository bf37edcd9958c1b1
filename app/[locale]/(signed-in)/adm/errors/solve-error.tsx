import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { Badge } from '@/components/ui/badge';
import { solveClientErrorOp } from '@/lib/upkeep/contract/client-errors';

export function SolveError({ id, solved }: { id: string; solved: boolean }) {
  const t = useTranslations('upkeep.errors');
  if (solved) {
    return (
      <Badge tone="success" icon="check">
        {t('solvedMark')}
      </Badge>
    );
  }
  return (
    <ActionButton op={solveClientErrorOp} input={{ id }} done={t('solvedDone')} icon="check">
      {t('solve')}
    </ActionButton>
  );
}
