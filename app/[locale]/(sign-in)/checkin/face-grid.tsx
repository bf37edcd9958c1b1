import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Actor } from '@/lib/access/actor';
import { homes } from '@/lib/access/areas';
import { links } from '@/lib/links';

type Pupil = { id: string; name: string; photoUrl: string | null; isRecent: boolean };
type Props = { pupils: readonly Pupil[]; actor: Pick<Actor, 'name' | 'tipo'> | null };

/** Everybody of the class, who was here last before the others: a child looks for the own face, not for a name in a list. */
export function FaceGrid({ pupils, actor }: Props) {
  const t = useTranslations('checkin');
  const recent = pupils.filter(({ isRecent }) => isRecent);
  const others = pupils.filter(({ isRecent }) => !isRecent);
  return (
    <div className="flex flex-col gap-6">
      {actor && (
        <Alert
          title={t('here', { name: actor.name })}
          actions={
            <ButtonLink href={homes[actor.tipo]} variant="primary">
              {t('goOn')}
            </ButtonLink>
          }
        >
          {t('hereHint')}
        </Alert>
      )}
      {pupils.length === 0 && (
        <EmptyState icon="users" title={t('nobody')}>
          {t('nobodyHint')}
        </EmptyState>
      )}
      {recent.length > 0 && <Faces title={t('recent')} pupils={recent} />}
      {others.length > 0 && <Faces title={t('everybody')} pupils={others} />}
      <AppLink href={links.login()} className="text-center underline">
        {t('staff')}
      </AppLink>
    </div>
  );
}

function Faces({ title, pupils }: { title: string; pupils: readonly Pupil[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="grid grid-cols-3 gap-x-1 gap-y-2 sm:grid-cols-6 lg:grid-cols-9">
        {pupils.map(({ id, name, photoUrl }) => (
          <li key={id}>
            <AppLink
              href={links.checkIn(id)}
              className="flex h-full flex-col items-center gap-1.5 rounded-md px-0.5 py-2 text-center font-semibold text-ink leading-tight no-underline hover:bg-sunken"
            >
              <Avatar name={name} photo={photoUrl} size={72} />
              <span className="w-full wrap-anywhere">{name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
