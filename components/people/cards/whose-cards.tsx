import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

type Props = { area: PeopleArea; classes: readonly { id: string; name: string }[] };

/** Nobody was named yet: one of the classes is chosen. */
export function WhoseCards({ area, classes }: Props) {
  const t = useTranslations('cards');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {classes.length === 0 ? (
        <EmptyState icon="users" title={t('choose')}>
          {t('chooseHintOnly')}
        </EmptyState>
      ) : (
        <section>
          <h2 className="text-xl">{t('choose')}</h2>
          <p className="mb-3 text-ink-soft">{t('chooseHint')}</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {classes.map(({ id, name }) => (
              <li key={id}>
                <AppLink href={links.classCards(area, id)} className="flex min-h-11 items-center underline">
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
