import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ShownClass } from '@/components/people/classes/class-hero';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { PeopleArea } from '@/lib/access/people-area';
import { moduleDisplayName } from '@/lib/courses/rules';
import { links } from '@/lib/links';

type Props = { area: PeopleArea; shown: ShownClass; undo: ReactNode };

/** What is known of the class, for whoever looks it up. */
export function ClassFacts({ area, shown, undo }: Props) {
  const t = useTranslations('classes');
  const years = useTranslations('students.schoolYear');
  const { facilitators, family, moduleCode, moduleName, moduleStatus, schoolYear, letter, shift } = shown;
  const items = [
    {
      key: 'facilitators',
      label: t('page.facilitators'),
      value: facilitators.map(({ name }) => name).join(', ') || t('page.nobody'),
    },
    {
      key: 'module',
      label: t('field.module'),
      value: `${moduleDisplayName(family, moduleCode)} · ${moduleName}`,
    },
    { key: 'group', label: t('field.schoolYear'), value: `${years(schoolYear)} ${letter} · ${t(`shift.${shift}`)}` },
    { key: 'term', label: t('field.term'), value: `${shown.referenceYear}/${shown.referenceSemester}` },
    ...(area === 'adm' ? [{ key: 'school', label: t('field.school'), value: shown.schoolName }] : []),
  ];
  return (
    <Card title={t('page.facts')}>
      <KeyValueList items={items} />
      <ul className="mt-3 grid gap-1 text-ink-soft">
        {shown.startedAt && <li>{t('page.since', { day: new Date(shown.startedAt) })}</li>}
        {shown.endedAt && <li>{t('page.ended', { day: new Date(shown.endedAt) })}</li>}
        {moduleStatus === 'inDevelopment' && (
          <li>
            {shown.expectedOn
              ? t('page.expected', { day: new Date(`${shown.expectedOn}T12:00:00Z`) })
              : t('page.developing')}
          </li>
        )}
        {shown.mmCode && <li>{t('page.mmCode')}</li>}
        {shown.isLinked && <li>{t('page.linked')}</li>}
        {shown.evolvedFrom && (
          <li>
            <AppLink href={links.schoolClass(area, shown.evolvedFrom.id)} className="underline">
              {t('page.from', { name: shown.evolvedFrom.name })}
            </AppLink>
          </li>
        )}
        {shown.evolvedInto && (
          <li>
            <AppLink href={links.schoolClass(area, shown.evolvedInto.id)} className="underline">
              {t('page.into', { name: shown.evolvedInto.name })}
            </AppLink>
          </li>
        )}
      </ul>
      {undo && <div className="mt-3">{undo}</div>}
    </Card>
  );
}
