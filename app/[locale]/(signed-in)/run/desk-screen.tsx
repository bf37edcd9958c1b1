import { getTranslations } from 'next-intl/server';
import { RunDesk } from '@/components/classroom/run-parts';
import { ClientWords } from '@/components/shell/client-words';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { desk } from '@/lib/classroom/queries/desk';
import { rooms } from '@/lib/classroom/queries/rooms';
import { links } from '@/lib/links';

type Asked = {
  class?: string | string[] | undefined;
  lesson?: string | string[] | undefined;
  view?: string | string[] | undefined;
};

/** The lesson of the class that the address names, else of the one whose lesson goes on, else of the newest. */
export async function DeskScreen({ actor, asked }: { actor: Actor; asked: Asked }) {
  const classId = one(asked.class) ?? (await rooms(actor, {}))[0]?.class.id;
  if (!classId) return <NoClass />;
  const lesson = one(asked.lesson);
  const initial = await orNotFound(desk(actor, { classId, ...(lesson && { number: lesson }) }));
  return (
    <ClientWords namespaces={['run', 'doubts']}>
      <RunDesk
        key={`${classId} ${initial.lesson.number}`}
        initial={initial}
        me={{ id: actor.id, name: actor.name }}
        person={actor.seeing ? undefined : actor.id}
        fresh
        view={one(asked.view) === 'projector' ? 'projector' : undefined}
      />
    </ClientWords>
  );
}

async function NoClass() {
  const t = await getTranslations('run.noClass');
  return (
    <EmptyState
      icon="users"
      title={t('title')}
      actions={<ButtonLink href={links.classes('facilitator')}>{t('classes')}</ButtonLink>}
    >
      {t('text')}
    </EmptyState>
  );
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
