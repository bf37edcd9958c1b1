import { useTranslations } from 'next-intl';
import { ThemeToggle } from './theme-toggle';

export function ThemeControl() {
  const t = useTranslations('shell.theme');
  return <ThemeToggle labels={{ system: t('system'), light: t('light'), dark: t('dark') }} />;
}
