import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { OpenPage } from './open-page';

export default async function UnknownPage() {
  const locale = localeOf(await getLocale());
  const t = await getTranslations('shell.notFound');
  return (
    <OpenPage locale={locale} path={links.root()}>
      <NotFoundView
        title={t('title')}
        actions={
          <>
            <ButtonLink href={links.root()} variant="primary">
              {t('home')}
            </ButtonLink>
            <ButtonLink href={links.courses()}>{t('courses')}</ButtonLink>
          </>
        }
      >
        {t('text')}
      </NotFoundView>
    </OpenPage>
  );
}
