import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { links, localized } from '@/lib/platform/links';

export function OtherSchool() {
  const t = useTranslations('schoolAi.choose');
  return <AppLink href={localized(useLocale(), links.admAssistant())}>{t('other')}</AppLink>;
}
