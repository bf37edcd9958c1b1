import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { PeopleArea } from '@/lib/access/people-area';
import { links } from '@/lib/links';

type Props = { area: PeopleArea; school: { id: string; name: string }; here?: string };

/** The way back; where an administrator acts, with the school that he chose. */
export function ImportTrail({ area, school, here }: Props) {
  const t = useTranslations('imports');
  const isChosen = area === 'adm';
  const items = [
    ...(isChosen ? [{ label: t('schools'), href: links.imports(area) }] : []),
    ...(isChosen || here
      ? [{ label: isChosen ? school.name : t('title'), href: links.imports(area, isChosen ? school.id : undefined) }]
      : []),
    ...(here ? [{ label: here }] : []),
  ];
  return items.length > 0 && <Breadcrumb label={t('title')} items={items} />;
}
