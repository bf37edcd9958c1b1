import { useFormatter, useTranslations } from 'next-intl';
import { ClientWords } from '@/components/shell/client-words';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { adultMost, pupilMost } from '@/lib/assistant/rules/daily-most';
import { type Answering, hasContact, isNearLimit } from '@/lib/school-ai/rules';
import { KeptKey, type ShownKey } from './kept-key';
import { KeyForm } from './key-form';
import { type Settings, SettingsForm } from './settings-form';
import { type UsedDay, UseOfDays } from './use-of-days';

type Overview = {
  settings: Settings;
  key: ShownKey | null;
  use: readonly UsedDay[];
  answering: Answering;
  mayKeepKeys: boolean;
};

const tones = {
  school: 'success',
  product: 'success',
  guide: 'info',
  switchedOff: 'info',
  usedUp: 'warning',
} as const satisfies Record<Answering, string>;

/**
 * What a school decides of the assistant, and beside it, where there is room, what it used: the same for the school itself
 * and for an administrator.
 */
export function AssistantScreen({ overview }: { overview: Overview }) {
  const t = useTranslations('schoolAi');
  const { settings, key, use, answering, mayKeepKeys } = overview;
  const { schoolId, dailyAnswersMax } = settings;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <Alert tone={tones[answering]} title={t(`answering.${answering}`)} className="lg:col-span-full">
        {t(`answeringText.${answering}`, { most: dailyAnswersMax })}
      </Alert>
      <LimitAlert answers={use[0]?.answers ?? 0} most={dailyAnswersMax} />
      <ClientWords namespaces={['schoolAi', 'conflict', 'failures', 'fields', 'shell']}>
        <div className="grid min-w-0 gap-6">
          <Card title={t('settings.title')} lead={t('settings.lead')}>
            <SettingsForm key={schoolId} settings={settings} />
          </Card>
          <Card title={t('key.title')} lead={t('key.lead')}>
            <div className="grid gap-6">
              {key && !hasContact(settings) && (
                <Alert tone="warning" title={t('key.waits')}>
                  {t('key.waitsText')}
                </Alert>
              )}
              {key && <KeptKey schoolId={schoolId} shown={key} />}
              {mayKeepKeys ? (
                <KeyForm schoolId={schoolId} replaces={key !== null} />
              ) : (
                <Alert tone="warning">{t('key.noMasterKey')}</Alert>
              )}
            </div>
          </Card>
        </div>
      </ClientWords>
      <Card title={t('use.title')} lead={t('use.lead', { pupil: pupilMost.questions, adult: adultMost.questions })}>
        <UseOfDays use={use} most={dailyAnswersMax} />
      </Card>
    </div>
  );
}

/** That it is used up already, the screen says where it says what answers. */
function LimitAlert({ answers, most }: { answers: number; most: number }) {
  const t = useTranslations('schoolAi.use');
  const format = useFormatter();
  if (answers === 0 || answers >= most || !isNearLimit(answers, most)) return null;
  return (
    <Alert
      tone="warning"
      title={t('near', { answers: format.number(answers), most: format.number(most) })}
      className="lg:col-span-full"
    >
      {t('nearText')}
    </Alert>
  );
}
