import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';

type Props = {
  actor: { name: string; photoUrl: string | null };
  school: string | null;
  /** What comes before all else: a child who waits. */
  first?: ReactNode;
  children?: ReactNode;
};

/** Where each tipo starts: who I am here, in one line, and what this person does next (`children`). */
export async function HomeScreen({ actor, school, first, children }: Props) {
  const t = await getTranslations('home');
  const firstName = actor.name.split(' ')[0] ?? actor.name;
  return (
    <>
      <header className="mb-4 flex items-center gap-3">
        <Avatar name={actor.name} photo={actor.photoUrl} size={48} />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{t('greeting', { name: firstName })}</h1>
          {school && <p className="text-ink-soft">{school}</p>}
        </div>
      </header>
      {first}
      {children}
    </>
  );
}
