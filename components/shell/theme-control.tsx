import { useTranslations } from 'next-intl';
import { FaultBoundary } from './fault-boundary';
import { ThemeToggle } from './theme-toggle';

export function ThemeControl() {
  const t = useTranslations('shell.theme');
  return (
    <FaultBoundary>
      <ThemeToggle labels={{ system: t('system'), light: t('light'), dark: t('dark') }} />
    </FaultBoundary>
  );
}
