import { useTranslations } from 'next-intl';

/** What is said of a test that could not be managed, reset, or enabled and concluded, where the server says no more (§8). */
export function useOwnWords(what: 'manage' | 'reset' | 'enable') {
  const t = useTranslations('testBoard.failed');
  return { failed: t(what), notFound: t('notFound') };
}
