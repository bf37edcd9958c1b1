import { getTranslations } from 'next-intl/server';
import { EditClassForm } from '@/components/people/classes/class-form';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { classDetail } from '@/lib/class-life/queries/class-detail';
import { classOffers } from '@/lib/class-life/queries/class-offers';
import { links } from '@/lib/links';
import { ClassScreen } from './class-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

export async function EditClass({ area, actor, id }: Props) {
  const edited = await orNotFound(classDetail(actor, { id }));
  const [t, { facilitators }] = await Promise.all([
    getTranslations('classes.form'),
    classOffers(actor, { schoolId: edited.schoolId }),
  ]);
  const { name, courseName, moduleName } = edited;
  // Whoever is responsible and works here no longer, or is inactive, stands among them: he stays, or is taken out by hand.
  const offered = new Set(facilitators.map((each) => each.id));
  const others = edited.facilitators.filter((each) => !offered.has(each.id));
  return (
    <ClassScreen
      area={area}
      title={t('editTitle')}
      lead={`${t('fixed', { course: courseName, module: moduleName })}. ${t('fixedHint')}`}
      trail={[{ label: name, href: links.schoolClass(area, id) }]}
    >
      <EditClassForm
        area={area}
        edited={edited}
        facilitators={[...facilitators, ...others.map((each) => ({ ...each, mmCode: false }))]}
        selfId={actor.tipo === 'instrutor' ? actor.id : ''}
      />
    </ClassScreen>
  );
}
