import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { Tipo } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { Hero } from './hero';

/** An address of the spec whose screen is still to come: nothing is promised, and one way leads on. */
export function NothingYet({ tipo, isHome = false }: { tipo: Tipo; isHome?: boolean }) {
  const t = useTranslations('home.nothing');
  return (
    <Hero mood="asleep" title={t('title')} actions={!isHome && <ButtonLink href={homes[tipo]}>{t('home')}</ButtonLink>}>
      {t('text')}
    </Hero>
  );
}
