import { getTranslations } from 'next-intl/server';
import { Evolution } from '@/components/people/classes/evolution';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { abilities } from '@/lib/class-life/abilities';
import { classDetail } from '@/lib/class-life/queries/class-detail';
import { nextTerm } from '@/lib/class-life/rules/terms';
import { proposedName } from '@/lib/classes/rules';
import { links } from '@/lib/links';
import { ClassScreen } from './class-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

export async function EvolveClass({ area, actor, id }: Props) {
  const shown = await orNotFound(classDetail(actor, { id }));
  const [t, words, years] = await Promise.all([
    getTranslations('classLife.evolve'),
    getTranslations('classes'),
    getTranslations('students.schoolYear'),
  ]);
  const { name, courseName, letter, shift } = shown;
  const term = nextTerm(shown);
  const called = proposedName({
    ...term,
    courseName,
    letter,
    shift: words(`inName.${shift}`),
    schoolYear: years(term.schoolYear),
  });
  return (
    <ClassScreen
      area={area}
      title={t('title')}
      lead={t('lead', { name })}
      trail={[{ label: name, href: links.schoolClass(area, id) }]}
    >
      <Evolution
        area={area}
        family={shown.family}
        initial={{ classId: id, name: called, ...term, reason: null }}
        maySetAside={can(actor, abilities['class:evolve-blocked'])}
      />
    </ClassScreen>
  );
}
