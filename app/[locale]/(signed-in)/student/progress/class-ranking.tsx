import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { Actor } from '@/lib/access/actor';
import { orNull } from '@/lib/access/or-null';
import { classRanking } from '@/lib/points/queries/class-ranking';

/** Only where who teaches switched it on: the own place first, then the first three; nobody is named below them. */
export async function ClassRanking({ actor, classId }: { actor: Actor; classId: string }) {
  const ranking = await orNull(classRanking(actor, { classId }));
  if (!ranking || ranking.top.length === 0) return null;
  const t = await getTranslations('points.ranking');
  const { place, students, total, top } = ranking;
  return (
    <section className="mt-6">
      <Card title={t('title')} lead={t('own', { place, students, total })}>
        <ol className="grid gap-2 text-lg">
          {top.map((one) => (
            <li key={`${one.place} ${one.name}`} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{t('line', { place: one.place, name: one.name })}</span>
              <span className="font-bold tabular-nums">{one.total}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
