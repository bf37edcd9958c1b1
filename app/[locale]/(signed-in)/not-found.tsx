import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { homes } from '@/lib/access/areas';
import { currentActor } from '@/lib/access/enter';
import { links } from '@/lib/links';

export default async function UnknownHere() {
  const [actor, t] = await Promise.all([currentActor(), getTranslations('shell.notFound')]);
  const home = actor ? homes[actor.tipo] : links.root();
  return (
    <NotFoundView
      title={t('title')}
      actions={
        <ButtonLink href={home} variant="primary">
          {t('home')}
        </ButtonLink>
      }
    >
      {t('text')}
    </NotFoundView>
  );
}
