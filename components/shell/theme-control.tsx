import { FaultBoundary } from './fault-boundary';
import type { ShellText } from './shell-text';
import { ThemeToggle } from './theme-toggle';

export function ThemeControl({ t }: { t: ShellText }) {
  return (
    <FaultBoundary>
      <ThemeToggle labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }} />
    </FaultBoundary>
  );
}
