'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConflictNotice } from '@/components/forms/conflict-notice';
import { ReadyFieldset } from '@/components/forms/ready-fieldset';
import { SlowNotice } from '@/components/forms/slow-notice';
import { useEditing } from '@/components/forms/use-editing';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/components/ui/toast';
import { useChangeSettings, useReadSettings } from '@/lib/school-ai/client';
import { SettingsFields } from './settings-fields';
import { type Settings, type SettingsValues, settingsInput, settingsValues, shownFields } from './settings-values';

export function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTranslations('schoolAi.settings');
  const shell = useTranslations('shell');
  const router = useRouter();
  const update = useChangeSettings();
  const current = useReadSettings();
  const { schoolId } = settings;
  const form = useEditing<SettingsValues, Settings>({
    initial: settingsValues(settings),
    revision: settings.revision,
    send: (values, revision) => update.run({ schoolId, revision: revision ?? 0, ...settingsInput(values) }),
    read: () => current.run({ schoolId }),
    valuesOf: settingsValues,
    onSaved: () => {
      toast.success(shell('saved'));
      router.refresh();
    },
  });
  const { values, change, errors, theirs, refusal } = form;
  const inWords = (given: SettingsValues) =>
    shownFields.map((name) => ({
      label: t(`label.${name}`),
      text: name === 'speechForStudents' ? t(given[name] ? 'yes' : 'no') : given[name],
    }));

  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
      <ReadyFieldset>
        <SettingsFields values={values} errors={errors} change={change} />
        <Checkbox
          id="speechForStudents"
          label={t('label.speechForStudents')}
          hint={t('hint.speechForStudents')}
          checked={values.speechForStudents}
          onChange={(event) => change({ speechForStudents: event.target.checked })}
        />
        {theirs && (
          <ConflictNotice
            fields={inWords(theirs).map(({ label, text }, index) => ({
              label,
              theirs: text,
              mine: inWords(values)[index]?.text ?? '',
            }))}
            busy={form.isPending}
            onSaveMine={form.saveMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        {refusal && (
          <Alert tone="danger" announce>
            {refusal}
          </Alert>
        )}
        <SlowNotice pending={form.isPending} onCancel={update.cancel} />
        <div>
          <Button type="submit" variant="primary" busy={form.isPending}>
            {t('save')}
          </Button>
        </div>
      </ReadyFieldset>
    </form>
  );
}
