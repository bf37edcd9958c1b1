'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/forms/choice-fields';
import { EditForm } from '@/components/forms/edit-form';
import { NumberField } from '@/components/forms/number-fields';
import { SaveRow } from '@/components/forms/save-bar';
import { TextField } from '@/components/forms/text-fields';
import { call } from '@/lib/platform/browser/call';
import { changeSettingsOp, readSettingsOp } from '@/lib/school-ai/contract';
import { contactNameLengthMax } from '@/lib/school-ai/rules';

export type Settings = {
  schoolId: string;
  revision: number;
  contactName: string;
  contactEmail: string;
  dailyAnswersMax: number;
  speechForStudents: boolean;
};

export function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTranslations('schoolAi.settings');
  const { schoolId, revision, contactName, contactEmail, dailyAnswersMax, speechForStudents } = settings;
  const about = (name: 'contactName' | 'contactEmail' | 'dailyAnswersMax' | 'speechForStudents') => ({
    name,
    label: t(`label.${name}`),
    hint: t(`hint.${name}`),
  });
  return (
    <EditForm
      op={changeSettingsOp}
      initial={{ contactName, contactEmail, dailyAnswersMax, speechForStudents }}
      input={(values) => ({ schoolId, ...values })}
      revision={revision}
      read={() => call(readSettingsOp, { schoolId })}
    >
      <TextField {...about('contactName')} maxLength={contactNameLengthMax} autoComplete="off" className="max-w-xl" />
      <TextField
        {...about('contactEmail')}
        maxLength={254}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        className="max-w-xl"
      />
      <NumberField {...about('dailyAnswersMax')} maxLength={7} className="max-w-xl" />
      <CheckField {...about('speechForStudents')} />
      <SaveRow label={t('save')} variant="primary" />
    </EditForm>
  );
}
