import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Engagement } from '@/lib/analytics/schemas';
import { localized } from '@/lib/platform/links';

type Props = { path: string; params: Readonly<Record<string, string>>; engagement: Engagement };

/** A GET form: the address keeps what was asked for, in the spec's names, so it can be shared. */
export function EngagementFilter({ path, params, engagement: { from, to, schools, facilitators, advisors } }: Props) {
  const t = useTranslations('engagement');
  const locale = useLocale();
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form
      action={localized(locale, path)}
      prefetch={false}
      scroll={false}
      className="grid items-end gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-5"
    >
      <Field id="engagement-from" label={t('from')}>
        {(control) => <TextInput {...control} type="date" name="dataInicio" defaultValue={from} key={from} />}
      </Field>
      <Field id="engagement-to" label={t('to')}>
        {(control) => <TextInput {...control} type="date" name="dataFim" defaultValue={to} key={to} />}
      </Field>
      {schools.length > 1 && (
        <Field id="engagement-school" label={t('school')}>
          {(control) => (
            <Select
              {...control}
              name="idEscola"
              placeholder={t('allSchools')}
              defaultValue={params.idEscola ?? ''}
              options={named(schools)}
            />
          )}
        </Field>
      )}
      {facilitators.length > 1 && (
        <Field id="engagement-facilitator" label={t('facilitator')}>
          {(control) => (
            <Select
              {...control}
              name="facilitador"
              placeholder={t('allFacilitators')}
              defaultValue={params.facilitador ?? ''}
              options={named(facilitators)}
            />
          )}
        </Field>
      )}
      {advisors.length > 0 && (
        <Field id="engagement-advisor" label={t('advisor')}>
          {(control) => (
            <Select
              {...control}
              name="advisor"
              placeholder={t('allAdvisors')}
              defaultValue={params.advisor ?? ''}
              options={named(advisors)}
            />
          )}
        </Field>
      )}
      {params.filteredSchools && <input type="hidden" name="filteredSchools" value={params.filteredSchools} />}
      <Button type="submit" icon="search" className="justify-self-start">
        {t('show')}
      </Button>
    </Form>
  );
}
