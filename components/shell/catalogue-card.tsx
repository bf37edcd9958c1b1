import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { links } from '@/lib/links';

export function CatalogueCard() {
  const t = useTranslations('home.catalogue');
  return (
    <Card title={t('title')} accent>
      <p className="mb-4 text-ink-soft">{t('text')}</p>
      <ButtonLink href={links.courses()} variant="primary" icon="book">
        {t('open')}
      </ButtonLink>
    </Card>
  );
}
