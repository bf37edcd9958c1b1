import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links, localized } from '@/lib/platform/links';

export function CatalogueCard() {
  const t = useTranslations('home.catalogue');
  return (
    <Card title={t('title')} accent>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <ButtonLink href={localized(useLocale(), links.courses())} variant="primary" icon="book">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
