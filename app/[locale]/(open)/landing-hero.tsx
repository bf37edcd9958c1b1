import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Robot } from '@/components/ui/robot';
import { links } from '@/lib/links';

export function LandingHero() {
  const t = useTranslations('home.landing');
  return (
    <div className="flex items-center gap-8 py-8 sm:py-12">
      <div className="max-w-[40rem] grow">
        <h1 className="text-3xl leading-tight sm:text-4xl">{t('title')}</h1>
        <p className="mt-4 text-ink-soft text-lg sm:text-xl">{t('lead')}</p>
        <p className="mt-6">
          <ButtonLink href={links.courses()} variant="primary" size="lg">
            {t('courses')}
          </ButtonLink>
        </p>
      </div>
      <Robot className="ms-auto w-64 max-md:hidden" />
    </div>
  );
}
