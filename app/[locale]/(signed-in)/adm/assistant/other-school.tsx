import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { links } from '@/lib/links';

export function OtherSchool() {
  const t = useTranslations('schoolAi.choose');
  return <AppLink href={links.admAssistant()}>{t('other')}</AppLink>;
}
