import { getTranslations } from 'next-intl/server';
import { NewClassForm } from '@/components/people/classes/class-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { readText, type SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { classOffers } from '@/lib/class-life/queries/class-offers';
import { semesterOf } from '@/lib/classes/rules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now } from '@/lib/platform/clock/clock';
import { schoolChoices } from '@/lib/schools/queries';
import { ClassScreen } from './class-screen';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

/** An administrator says first for which school: what may be chosen is that school's. */
export async function NewClass({ area, actor, params }: Props) {
  const t = await getTranslations('classes.form');
  const asked = area === 'adm' ? readText(params, 'school') : (actor.schoolId ?? '');
  if (!asked) {
    const schools = await schoolChoices(actor, {});
    return (
      <ClassScreen area={area} title={t('newTitle')}>
        <Card>
          <form className="grid max-w-lg gap-4">
            <Field id="school" label={t('chooseSchool')} required>
              {(control) => (
                <Select
                  {...control}
                  name="school"
                  placeholder={t('choose')}
                  options={schools.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" className="justify-self-start">
              {t('continue')}
            </Button>
          </form>
        </Card>
      </ClassScreen>
    );
  }
  const offers = await orNotFound(classOffers(actor, { schoolId: asked }));
  const today = schoolDay(now());
  const term = { year: today.getUTCFullYear(), semester: semesterOf(today.getUTCMonth() + 1) };
  return (
    <ClassScreen area={area} title={t('newTitle')} {...(area === 'adm' && { lead: offers.school.name })}>
      {offers.courses.length === 0 ? (
        <Card>
          <EmptyState icon="book" title={t('nothingOffered')} />
        </Card>
      ) : (
        <NewClassForm area={area} offers={offers} selfId={actor.tipo === 'instrutor' ? actor.id : ''} term={term} />
      )}
    </ClassScreen>
  );
}
