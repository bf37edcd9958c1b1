import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import type { ShelfHonor } from '@/lib/units/schemas';
import { HonorShape } from './honor-shape';

type Props = { title: string; honors: readonly ShelfHonor[]; headingLevel: 2 | 3 };

/** One board of the shelf: what is earned is drawn in full, what is not yet in outline. */
export function HonorBoard({ title, honors, headingLevel }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <Heading className="mb-4 text-xl">{title}</Heading>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {honors.map((honor) => (
          <ShelfItem key={`${honor.kind} ${honor.number}`} honor={honor} />
        ))}
      </ul>
    </section>
  );
}

function ShelfItem({ honor: { id, kind, number, level, state } }: { honor: ShelfHonor }) {
  const t = useTranslations();
  const isEarned = state === 'earned';
  return (
    <li className="flex flex-col items-center gap-2 text-center">
      <HonorShape kind={kind} level={level} isFinal={isEarned} size={72} />
      <p className={isEarned ? 'font-semibold' : 'text-ink-soft'}>
        {t(`points.own.honor.${kind}`, { number, level: (isEarned && level) || 'none' })}
      </p>
      {isEarned && kind === 'certificate' && id && (
        <ButtonLink href={links.ownCertificates(id)} size="sm" icon="print">
          {t('honors.shelf.print')}
        </ButtonLink>
      )}
    </li>
  );
}
