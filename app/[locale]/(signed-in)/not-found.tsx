import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { homes } from '@/lib/access/areas';
import { currentActor } from '@/lib/access/enter';
import { links, localized } from '@/lib/platform/links';

export default async function UnknownHere() {
  const [locale, actor, t] = await Promise.all([getLocale(), currentActor(), getTranslations('shell.notFound')]);
  const home = actor ? homes[actor.tipo] : links.root();
  return (
    <NotFoundView
      title={t('title')}
      actions={
        <ButtonLink href={localized(locale, home)} variant="primary">
          {t('home')}
        </ButtonLink>
      }
    >
      {t('text')}
    </NotFoundView>
  );
}
