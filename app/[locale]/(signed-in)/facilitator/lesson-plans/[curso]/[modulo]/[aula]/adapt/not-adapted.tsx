import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { links } from '@/lib/links';
import { BeginAdaptation } from '../begin-adaptation';

type Props = { canBegin: boolean; place: readonly [course: string, module: string, lesson: string] };

export function NotAdapted({ canBegin, place }: Props) {
  const t = useTranslations('lessonPlans.adapt');
  const href = links.lessonAdaptation(...place);
  return (
    <EmptyState
      icon="edit"
      title={t('none')}
      actions={canBegin && <BeginAdaptation lessonCode={place[2]} href={href} />}
    >
      {t('noneText')}
    </EmptyState>
  );
}
