import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { Tipo } from '@/lib/access/actor';
import { links } from '@/lib/links';

type Shown = { name: string; login: string; tipo: Tipo; photoUrl: string | null };

type Props = {
  actor: Shown;
  school: string | null;
  /** What comes before all else: a child who waits. */
  first?: ReactNode;
  children?: ReactNode;
};

/** Where each tipo starts: who I am here, and what can be done already (`children`). */
export async function HomeScreen({ actor, school, first, children }: Props) {
  const t = await getTranslations();
  const firstName = actor.name.split(' ')[0] ?? actor.name;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <Avatar name={actor.name} photo={actor.photoUrl} size={64} />
        <div className="min-w-0">
          <h1 className="text-3xl">{t('home.greeting', { name: firstName })}</h1>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone="brand" icon="user">
              {t(`shell.tipo.${actor.tipo}`)}
            </Badge>
            {school && <Badge icon="school">{school}</Badge>}
          </p>
        </div>
      </header>
      {first}
      <div className="grid items-start gap-4 md:grid-cols-2">
        {children}
        <Card
          title={t('home.account.title')}
          actions={
            <ButtonLink href={links.myData()} size="sm" variant="quiet" icon="edit">
              {t('home.account.edit')}
            </ButtonLink>
          }
        >
          <KeyValueList
            items={[
              { key: 'name', label: t('home.account.name'), value: actor.name },
              { key: 'login', label: t('home.account.login'), value: <code>{actor.login}</code> },
              { key: 'tipo', label: t('home.account.tipo'), value: t(`shell.tipo.${actor.tipo}`) },
              { key: 'school', label: t('home.account.school'), value: school ?? t('home.account.noSchool') },
            ]}
          />
        </Card>
      </div>
    </>
  );
}
